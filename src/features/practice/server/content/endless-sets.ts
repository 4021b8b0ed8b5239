import type { TimedScript } from '#ielts/paper/recording.ts';
import { generateSet } from '../../domain/endless/generated-set.ts';
import { GENERATOR_NAMES, type GeneratorName, GENERATORS } from '../../domain/endless/generators.ts';
import { createSeededRandom } from '../../domain/endless/seeded-random.ts';
import type { SpeechPiece } from '../../domain/practice-session.ts';
import type { LoadedSet } from './load-practice-sets.ts';
import type { SaidSounds } from './said-sounds.ts';

/** A made set with its sound. */
export type EndlessSet = LoadedSet & { readonly speech: readonly SpeechPiece[] };

/** Sets that are made from their ids. */
export type EndlessSets = {
  /** Those that can be asked: what is heard needs its clips. */
  readonly generators: readonly GeneratorName[];
  find(id: string): EndlessSet | undefined;
};

/** Whether the questions of a generator are heard. */
export const isByEar = (generator: GeneratorName): boolean =>
  GENERATORS[generator].make(createSeededRandom('')).said.length > 0;

/** What is said in one breath, as the transcript of a clip. */
const scriptOf = (text: string, durationMs: number): TimedScript => ({
  title: '',
  situation: '',
  speakers: { voice: { voice: 'man-1' } },
  turns: [{ id: 'said', speaker: 'voice', display: text, pauseMs: 0 }],
  times: [{ id: 'said', startMs: 0, endMs: durationMs }],
});

/** Makes sets from their ids, with the sounds that there are. */
export function createEndlessSets(sounds: SaidSounds | undefined): EndlessSets {
  return {
    generators: GENERATOR_NAMES.filter((generator) => sounds !== undefined || !isByEar(generator)),
    find(id) {
      const generated = generateSet(id);
      if (!generated) return undefined;
      const { set, key, made } = generated;
      if (made.said.length === 0) return { set, key: [key], transcript: null, speech: [] };
      const pieces = made.said.flatMap(({ clip, pauseMs }) => {
        const sound = sounds?.find(clip);
        return sound ? [{ src: sound.src, pauseMs, durationMs: sound.durationMs }] : [];
      });
      if (!sounds || pieces.length < made.said.length) return undefined;
      const durationMs = pieces.reduce((sum, piece) => sum + piece.durationMs + piece.pauseMs, 0);
      // The browser joins the sound under this name; there is no such file.
      const recording = { src: `said:${id}`, durationMs, synthetic: sounds.synthetic };
      return {
        set: { ...set, material: { ...set.material, recording } },
        key: [key],
        transcript: scriptOf(made.transcript, durationMs),
        speech: pieces.map(({ src, pauseMs }) => ({ src, pauseMs })),
      };
    },
  };
}
