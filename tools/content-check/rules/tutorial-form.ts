import { countWords, estimateTimes } from '#features/tutorials/domain/plan-times.ts';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import type { ContentRule } from '../content-rule.ts';

const WORDS = { least: 260, most: 520 };
const SECONDS = { least: 120, most: 240 };

type Found = { readonly place: string; readonly what: string; readonly how: string };

/** A tutorial starts with a hook, has one question to think about, ends with a recap, and is as long as it may be. */
export const tutorialForm: ContentRule = {
  name: 'tutorial-form',
  check: ({ tutorials }) =>
    tutorials.flatMap(({ file, value }) =>
      [...checkEnglish(value), ...checkScenes(value), ...checkThink(value), ...checkLength(value)].map(
        (found) => ({
          file,
          ...found,
        }),
      ),
    ),
};

/** Search engines show both to people who read English. */
function checkEnglish({ title, goal }: Tutorial): Found[] {
  return Object.entries({ title, goal }).flatMap(([place, { en }]) =>
    /\p{Script=Han}/u.test(en)
      ? [{ place: `${place}.en`, what: 'There is Chinese in it.', how: 'Say it in English.' }]
      : [],
  );
}

function checkScenes({ scenes }: Tutorial): Found[] {
  const ids = scenes.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  const last = scenes.at(-1);
  const found: (Found | false)[] = [
    twice !== undefined && {
      place: `scenes.${ids.lastIndexOf(twice)}.id`,
      what: 'Two scenes have this id.',
      how: 'Choose another.',
    },
    scenes[0]?.kind !== 'hook' && {
      place: 'scenes',
      what: 'The first scene is no hook.',
      how: 'Start with a learner’s sentence or a test question.',
    },
    (last?.kind !== 'recap' || !last.slide.some(({ type }) => type === 'recap')) && {
      place: 'scenes',
      what: 'The last scene is no recap with a “recap” on its slide.',
      how: 'End with one sentence to keep and one thing to do.',
    },
  ];
  return found.filter((each) => each !== false);
}

function checkThink({ scenes }: Tutorial): Found[] {
  const thinks = scenes.filter(({ kind }) => kind === 'think');
  const silences = scenes.flatMap((scene) =>
    scene.narration.flatMap(({ think }, place) => (think ? [{ scene, place }] : [])),
  );
  const [silence] = silences;
  const isRight =
    thinks.length === 1 &&
    silences.length === 1 &&
    silence?.scene === thinks[0] &&
    silence !== undefined &&
    silence.place < silence.scene.narration.length - 1 &&
    silence.scene.slide.some(({ type }) => type === 'question');
  if (isRight) return [];
  return [
    {
      place: 'scenes',
      what: 'There must be one scene of the kind “think”, with a “question” on its slide, one sentence with “think”: true, and the answer after it.',
      how: 'Ask one question, wait, answer it.',
    },
  ];
}

function checkLength(tutorial: Tutorial): Found[] {
  const words = tutorial.scenes
    .flatMap(({ narration }) => narration)
    .reduce((sum, { en, spoken }) => sum + countWords(spoken ?? en), 0);
  const seconds = Math.round((estimateTimes(tutorial).at(-1)?.endMs ?? 0) / 1000);
  return [...outside(words, WORDS, 'spoken words'), ...outside(seconds, SECONDS, 'seconds by estimate')];
}

function outside(count: number, { least, most }: typeof WORDS, unit: string): Found[] {
  if (count >= least && count <= most) return [];
  return [
    {
      place: 'scenes',
      what: `It has ${count} ${unit}; ${least} to ${most} are right.`,
      how: count < least ? 'Say more.' : 'Say less.',
    },
  ];
}
