import { type Cue, parseCue } from '#features/tutorials/domain/cue.ts';
import type { SlideElement } from '#features/tutorials/domain/slide-element.ts';
import { nodesOf } from '#features/tutorials/domain/slide-states.ts';
import type { Scene } from '#features/tutorials/domain/tutorial.ts';
import type { ContentRule } from '../content-rule.ts';

type Found = { readonly place: string; readonly what: string; readonly how: string };

/** Every cue of a tutorial can be read, names something on its slide, and happens at words of its sentence. */
export const tutorialCues: ContentRule = {
  name: 'tutorial-cues',
  check: ({ tutorials }) =>
    tutorials.flatMap(({ file, value }) =>
      value.scenes.flatMap((scene, i) =>
        [...checkIds(scene), ...checkCues(scene)].map(({ place, ...found }) => ({
          file,
          place: `scenes.${i}.${place}`,
          ...found,
        })),
      ),
    ),
};

function checkIds({ slide }: Scene): Found[] {
  const paths = nodesOf({ slide }).map(({ path }) => path);
  const twice = paths.find((path, i) => paths.indexOf(path) !== i);
  const ids = new Set(slide.map((element) => element.id));
  return [
    ...(twice === undefined
      ? []
      : [
          {
            place: 'slide',
            what: `${twice} is the name of two things.`,
            how: 'Give each its own name.',
          },
        ]),
    ...slide.flatMap(({ id: element, place }) =>
      place === undefined || (ids.has(place) && place !== element)
        ? []
        : [
            {
              place: 'slide',
              what: `${element} shares the room of ${place}, which is not there.`,
              how: 'Name another element.',
            },
          ],
    ),
  ];
}

function checkCues(scene: Scene): Found[] {
  const paths = new Set(nodesOf(scene).map(({ path }) => path));
  return scene.narration.flatMap(({ en, do: cues }, place) =>
    (cues ?? []).flatMap((text): Found[] => {
      const at = { place: `narration.${place}` };
      const read = parseCue(text);
      if (!read.ok) return [{ ...at, what: `${read.problem}.`, how: 'See “Cues” in tutorials/README.md.' }];
      const problem = cueProblem(read.cue, scene, paths, en);
      return problem === undefined ? [] : [{ ...at, what: `“${text}”: ${problem}`, how: 'Correct the cue.' }];
    }),
  );
}

function cueProblem(cue: Cue, scene: Scene, paths: ReadonlySet<string>, sentence: string) {
  const { target, argument, at } = cue;
  if (!paths.has(target)) return `there is no ${target} on the slide.`;
  if (cue.verb === 'join' && !paths.has(argument)) return `there is no ${argument} on the slide.`;
  if (at !== undefined && !sentence.toLowerCase().includes(at.toLowerCase())) {
    return `“${at}” is not in the sentence.`;
  }
  const element = scene.slide.find(({ id }) => id === target.split('.')[0]);
  return element && elementProblem(cue, element);
}

/** Some verbs need a certain kind of element. */
function elementProblem({ verb, target, argument }: Cue, element: SlideElement): string | undefined {
  const isWhole = !target.includes('.');
  switch (verb) {
    case 'repair':
      return element.type === 'repair' && isWhole ? undefined : `${target} is not a repair.`;
    case 'answer':
      return element.type === 'question' && isWhole ? undefined : `${target} is not a question.`;
    case 'play':
      return element.type === 'wave' ? undefined : `${target} is not a wave.`;
    case 'turn':
      return element.type === 'plan' && isWhole ? undefined : `${target} is not a plan.`;
    case 'walk':
      return element.type === 'plan' ? undefined : `${target} is not on a plan.`;
    case 'put':
      return element.type === 'tiles' && element.bins?.[Number(argument) - 1] !== undefined
        ? undefined
        : `${target} has no bin ${argument}.`;
    case 'order': {
      const places = argument.split(' ').map(Number);
      const count = element.type === 'tiles' ? element.words.length : 0;
      return places.length === count && new Set(places).size === count && Math.max(...places) === count
        ? undefined
        : `it needs each number from 1 to ${count} once.`;
    }
    default:
      return undefined;
  }
}
