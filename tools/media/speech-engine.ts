import type { Voice } from '#ielts/paper/script.ts';
import type { Manner } from './manners.ts';

export type Utterance = {
  readonly spoken: string;
  readonly voice: Voice;
  /** The same seed gives the same sound, in engines that throw dice. */
  readonly seed: number;
  /** 1, and undefined, are the usual pace of the voice; 0.9 is slower. */
  readonly pace?: number | undefined;
  /** Of each sentence, for a lively voice; undefined is flat. Engines with a delivery of their own ignore it. */
  readonly manners?: readonly Manner[] | undefined;
};

/** Something that speaks. */
export type SpeechEngine = {
  /** Names the engine with all that changes its sound: part of every turn's key. */
  readonly id: string;
  /** Undefined: it can be used. Otherwise the missing settings or programs, for the author. */
  available(): Promise<string | undefined>;
  /** The settings that change the sound of a voice, as text: part of the key of the turns that are said so. */
  voiceKey(voice: Voice, manners?: readonly Manner[]): string;
  /** A WAV file; the rate and the number of channels are the engine's own. */
  synth(utterance: Utterance): Promise<Buffer>;
};
