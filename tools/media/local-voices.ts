import type { Voice } from '#ielts/paper/script.ts';

/** A voice of hts_engine: the vocal tract (larger is longer, so deeper), pitch, and pace (smaller is slower). */
export type HtsVoice = {
  readonly engine: 'hts';
  readonly alpha: number;
  readonly semitones: number;
  readonly rate: number;
};
/**
 * A voice of flite. A larger `stretch` is slower. `shift`: the semitones by which it is moved, with its
 * formants.
 */
export type FliteVoice = {
  readonly engine: 'flite';
  readonly voice: 'rms' | 'awb';
  readonly stretch: number;
  readonly shift?: number;
};
export type LocalVoice = HtsVoice | FliteVoice;

/** Chosen so that no two sound alike, at 140-155 words a minute. */
export const LOCAL_VOICES = {
  narrator: { engine: 'hts', alpha: 0.47, semitones: -2.5, rate: 0.76 },
  'woman-1': { engine: 'hts', alpha: 0.45, semitones: 0.5, rate: 0.78 },
  'woman-2': { engine: 'hts', alpha: 0.42, semitones: 2.5, rate: 0.79 },
  'man-1': { engine: 'flite', voice: 'rms', stretch: 1.1 },
  'man-2': { engine: 'flite', voice: 'awb', stretch: 1.3 },
  'man-3': { engine: 'flite', voice: 'rms', stretch: 1.1, shift: -2.5 },
  examiner: { engine: 'hts', alpha: 0.46, semitones: -1, rate: 0.78 },
} as const satisfies Record<Voice, LocalVoice>;
