import type { Voice } from '#ielts/paper/script.ts';

export type Utterance = {
  readonly spoken: string;
  readonly voice: Voice;
  /** The same seed gives the same sound, in engines that throw dice. */
  readonly seed: number;
  /** 1, and undefined, are the usual pace of the voice; 0.9 is slower. */
  readonly pace?: number | undefined;
};

/** Something that speaks. */
export type SpeechEngine = {
  /** Names the engine with all that changes its sound: part of every turn's key. */
  readonly id: string;
  /** Undefined: it can be used. Otherwise the missing settings or programs, for the author. */
  available(): Promise<string | undefined>;
  /** The settings that change the sound of a voice, as text: part of the key of the turns of that voice. */
  voiceKey(voice: Voice): string;
  /** A WAV file; the rate and the number of channels are the engine's own. */
  synth(utterance: Utterance): Promise<Buffer>;
};
