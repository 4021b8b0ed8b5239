import { listCheckedPrompts } from '../checked-prompts.ts';
import type { ContentRule } from '../content-rule.ts';
import { checkModel } from './writing-models.ts';

/** Two models show a learner what lifts an answer, if they are this far apart. In bands. */
const APART = 1.5;

/** A prompt for practice has models at two bands, long enough and commented by the four criteria. */
export const promptModels: ContentRule = {
  name: 'prompt-models',
  check: (content) =>
    listCheckedPrompts(content).flatMap(({ keyFile, task, models }) => {
      if (models.length === 0) return [];
      const bands = models.map(({ band }) => band);
      const isWide = Math.max(...bands) - Math.min(...bands) >= APART;
      return [
        ...(isWide
          ? []
          : [
              {
                file: keyFile,
                place: 'models',
                what: `The models are at band ${bands.join(', ')}.`,
                how: `Write two that are at least ${APART} bands apart, such as 8 and 6.`,
              },
            ]),
        ...models.flatMap((model, at) =>
          checkModel(model, task).map((each) => ({ file: keyFile, place: `models.${at}`, ...each })),
        ),
      ];
    }),
};
