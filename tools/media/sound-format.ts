export type SoundFormat = {
  /** Silence before the first turn: players swallow the first moment of a file. */
  readonly leadMs: number;
  /** Of AAC, as ffmpeg writes it. */
  readonly bitrate: `${number}k`;
};

/** A Listening part, an examiner's line, the voice of a tutorial. */
export const PAPER_SOUND: SoundFormat = { leadMs: 500, bitrate: '40k' };

/** A clip of a lesson: a few seconds, played at the press of a button. */
export const CLIP_SOUND: SoundFormat = { leadMs: 200, bitrate: '32k' };
