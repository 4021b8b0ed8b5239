import { type Cue, parseCue } from './cue.ts';
import { paceOf, THINK_SECONDS } from './pace.ts';
import type { Scene, Sentence, Tutorial } from './tutorial.ts';

/** When a sentence is heard, in milliseconds of the video. */
export type SentenceTime = { readonly id: string; readonly startMs: number; readonly endMs: number };

export type TimedCue = { readonly cue: Cue; readonly atMs: number };
export type TimedSentence = SentenceTime & { readonly sentence: Sentence };
export type TimedScene = {
  readonly scene: Scene;
  readonly startMs: number;
  readonly endMs: number;
  readonly sentences: readonly TimedSentence[];
  /** In the order of time. Cues that cannot be read are left out. */
  readonly cues: readonly TimedCue[];
  /** The silence in which the viewer thinks. */
  readonly think: { readonly startMs: number; readonly endMs: number } | undefined;
};

/** A slide is there before its first word. */
const SLIDE_LEAD_MS = 400;
/** A cue is seen as its word begins. */
const CUE_LEAD_MS = 150;
/** Silence before the first sentence: players swallow the first moment of a file. */
const FIRST_MS = 500;

export const sentenceId = (scene: Scene, place: number) => `${scene.id}-${place + 1}`;

/** The silence after a sentence, in milliseconds. */
export function pauseAfter(tutorial: Tutorial, scene: Scene, place: number): number {
  const { pauseMs, scenePauseMs } = paceOf(tutorial);
  const sentence = scene.narration[place];
  if (sentence?.think) return THINK_SECONDS * 1000;
  const isLast = place === scene.narration.length - 1;
  const usual = isLast ? scenePauseMs : pauseMs;
  return sentence?.pause === undefined
    ? usual
    : Math.max(Math.round(sentence.pause * 1000), isLast ? 800 : 0);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** The times that a render will come near to, for checks before there is one. */
export function estimateTimes(tutorial: Tutorial): SentenceTime[] {
  const { wordsPerMinute } = paceOf(tutorial);
  let at = FIRST_MS;
  return tutorial.scenes.flatMap((scene) =>
    scene.narration.map(({ en, spoken }, place) => {
      const startMs = at;
      const endMs = startMs + Math.round((countWords(spoken ?? en) * 60_000) / wordsPerMinute);
      at = endMs + pauseAfter(tutorial, scene, place);
      return { id: sentenceId(scene, place), startMs, endMs };
    }),
  );
}

/** When each scene, sentence and cue happens. `times` has every sentence, by `sentenceId`. */
export function planTimes(tutorial: Tutorial, times: readonly SentenceTime[]): TimedScene[] {
  const byId = new Map(times.map((time) => [time.id, time]));
  const scenes = tutorial.scenes.map((scene) => ({
    scene,
    sentences: scene.narration.flatMap((sentence, place): TimedSentence[] => {
      const time = byId.get(sentenceId(scene, place));
      return time ? [{ ...time, sentence }] : [];
    }),
  }));
  const starts = scenes.map(({ sentences }, i) =>
    i === 0 ? 0 : Math.max(0, (sentences[0]?.startMs ?? 0) - SLIDE_LEAD_MS),
  );
  return scenes.map(({ scene, sentences }, i) => {
    const last = sentences.length - 1;
    const lastEnd = (sentences[last]?.endMs ?? 0) + pauseAfter(tutorial, scene, last);
    return {
      scene,
      sentences,
      startMs: starts[i] ?? 0,
      endMs: starts[i + 1] ?? lastEnd,
      cues: sentences.flatMap(timeCues).sort((one, other) => one.atMs - other.atMs),
      think: findThink(sentences),
    };
  });
}

function findThink(sentences: readonly TimedSentence[]) {
  const asked = sentences.find(({ sentence }) => sentence.think);
  return asked && { startMs: asked.endMs, endMs: asked.endMs + THINK_SECONDS * 1000 };
}

/** Cues that make room. Without `@` they happen together with the next cue. */
const CLEARING = new Set(['hide', 'plain']);

/** A cue with `@` happens at those words; the others share the sentence evenly. */
function timeCues({ sentence, startMs, endMs }: TimedSentence): TimedCue[] {
  const cues = (sentence.do ?? []).flatMap((text) => {
    const read = parseCue(text);
    return read.ok ? [read.cue] : [];
  });
  const waits = ({ verb, at }: Cue) => at === undefined && CLEARING.has(verb);
  const sharing = cues.filter((cue) => cue.at === undefined && !waits(cue));
  const shareOf = (cue: Cue) =>
    cue.at === undefined
      ? Math.max(0, sharing.indexOf(cue)) / Math.max(1, sharing.length)
      : placeOfWords(sentence.en, cue.at);
  return cues.map((cue, i) => {
    const leading = waits(cue) ? cues.slice(i).find((each) => !waits(each)) : cue;
    const share = leading === undefined ? 0 : shareOf(leading);
    return { cue, atMs: Math.max(0, Math.round(startMs + share * (endMs - startMs) - CUE_LEAD_MS)) };
  });
}

/** How far into a sentence some words are, from 0 to 1; 0 when they are not in it. */
export function placeOfWords(sentence: string, words: string): number {
  const place = sentence.toLowerCase().indexOf(words.toLowerCase());
  return place < 0 ? 0 : place / sentence.length;
}
