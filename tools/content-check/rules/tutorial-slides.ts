import {
  estimateTimes,
  planTimes,
  type SentenceTime,
  type TimedScene,
} from '#features/tutorials/domain/plan-times.ts';
import { listStates, nodesOf } from '#features/tutorials/domain/slide-states.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import type { ContentRule } from '../content-rule.ts';

/** English words on a frame, the heading included. */
const MOST_WORDS = 25;
/** Chinese characters on a frame, the heading included. */
const MOST_CHARACTERS = 45;
const MOST_STILL_MS = 8000;
/** So many words in a row are the slide being read aloud. */
const READ_ALOUD = 8;

type Found = { readonly place: string; readonly what: string; readonly how: string };

/** A slide is never crowded, never still for long, and never read aloud. */
export const tutorialSlides: ContentRule = {
  name: 'tutorial-slides',
  check: ({ tutorials, tutorialMedia }) =>
    tutorials.flatMap(({ file, value }) =>
      // The real times, once there are some.
      checkTutorial(value, tutorialMedia.findTimes(value) ?? estimateTimes(value)).map((found) => ({
        file,
        ...found,
      })),
    ),
};

function checkTutorial(tutorial: Tutorial, times: readonly SentenceTime[]): Found[] {
  const scenes = planTimes(tutorial, times);
  return scenes.flatMap((timed, i) =>
    [...checkCrowd(timed), ...checkStill(timed), ...checkReadAloud(timed)].map(({ place, ...found }) => ({
      place: `scenes.${i}.${place}`,
      ...found,
    })),
  );
}

function checkCrowd(timed: TimedScene): Found[] {
  const place = 'slide';
  const states = listStates(timed);
  const most = (count: (state: (typeof states)[number]) => number) => Math.max(...states.map(count));
  const words = most((state) => state.words);
  const characters = most((state) => state.characters);
  const how = 'Cut, or hide something before more is shown.';
  return [
    ...(words > MOST_WORDS
      ? [{ place, what: `${words} English words are on one frame; ${MOST_WORDS} may be.`, how }]
      : []),
    ...(characters > MOST_CHARACTERS
      ? [
          {
            place,
            what: `${characters} Chinese characters are on one frame; ${MOST_CHARACTERS} may be.`,
            how,
          },
        ]
      : []),
  ];
}

function checkStill({ startMs, endMs, cues, sentences, think }: TimedScene): Found[] {
  // The silence counts down, and a wave moves as long as its sentence.
  const moving = [
    ...(think ? [think.startMs, think.endMs] : []),
    ...sentences.flatMap(({ sentence, endMs: end }) =>
      (sentence.do ?? []).some((cue) => cue.startsWith('play ')) ? [end] : [],
    ),
  ];
  const moments = [startMs, ...cues.map(({ atMs }) => atMs), ...moving, endMs].sort(
    (one, other) => one - other,
  );
  return moments.flatMap((moment, i) => {
    const before = moments[i - 1] ?? moment;
    if (moment - before <= MOST_STILL_MS) return [];
    const place = sentences.findLastIndex((each) => each.startMs <= before + MOST_STILL_MS);
    const seconds = ((moment - before) / 1000).toFixed(1);
    return [
      {
        place: `narration.${Math.max(0, place)}`,
        what: `Nothing changes for ${seconds} s here; ${MOST_STILL_MS / 1000} are the most.`,
        how: 'Add a cue.',
      },
    ];
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

function checkReadAloud({ scene }: TimedScene): Found[] {
  // A clip shows its words as a caption does.
  const texts = nodesOf({ slide: scene.slide.filter(({ type }) => type !== 'wave') }).flatMap(({ whole }) =>
    whole === undefined ? [] : [` ${wordsOf(whole).join(' ')} `],
  );
  return scene.narration.flatMap(({ en }, place) => {
    const words = wordsOf(en);
    const run = words
      .slice(0, Math.max(0, words.length - READ_ALOUD + 1))
      .map((_, i) => words.slice(i, i + READ_ALOUD).join(' '))
      .find((piece) => texts.some((text) => text.includes(` ${piece} `)));
    if (run === undefined) return [];
    return [
      {
        place: `narration.${place}`,
        what: `The voice reads the slide: “${run}”.`,
        how: 'Let the slide show it, and say what it means.',
      },
    ];
  });
}
