import { criteriaOfTask, type WritingModel } from '#ielts/marking/model-answers.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type Content, findKeySection } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const BANDS = [9, 7, 5] as const;
type WritingKey = NonNullable<ReturnType<typeof findWritingKey>>;
type Task = Pick<WritingTask, 'number' | 'type' | 'minWords'>;

/** Every task has an answer at bands 9, 7 and 5, each long enough and commented by the four criteria. */
export const writingModels: ContentRule = {
  name: 'writing-models',
  check: (content) =>
    content.papers.flatMap(({ file: paper, value: { sections } }) =>
      sections.flatMap((section): ContentProblem[] => {
        const key = findWritingKey(content, paper);
        if (section.skill !== 'writing' || !key) return [];
        return [
          ...key.section.tasks
            .filter(({ number }) => !section.tasks.some((task) => task.number === number))
            .map(({ number }) => ({
              file: key.file,
              place: `writing task ${number}`,
              what: 'There is no such task.',
              how: 'Delete its models, or mend the number.',
            })),
          ...section.tasks.flatMap((task) => checkTask(key, task)),
        ];
      }),
    ),
};

function findWritingKey(content: Content, paper: string) {
  const found = findKeySection(content, paper, 'writing');
  return found?.section.skill === 'writing' ? { file: found.file, section: found.section } : undefined;
}

function checkTask({ file, section }: WritingKey, task: Task): ContentProblem[] {
  const { number } = task;
  const place = `writing task ${number}`;
  const models = section.tasks.find((each) => each.number === number)?.models ?? [];
  const bands = models.map(({ band }) => band);
  const missing = BANDS.filter((band) => !bands.includes(band));
  return [
    ...missing.map((band) => ({
      file,
      place,
      what: `There is no model answer at band ${band}.`,
      how: 'Write one, with a comment for each criterion.',
    })),
    ...models.flatMap((model) => checkModel(model, task).map((each) => ({ file, place, ...each }))),
  ];
}

/** Why a model answer is too short, or not commented by the criteria of its task. */
export function checkModel({ band, text, comments }: WritingModel, { number, type, minWords }: Task) {
  const words = countWrittenWords(text);
  const uncommented = criteriaOfTask(type).filter(
    (criterion) => comments.filter((comment) => comment.criterion === criterion).length !== 1,
  );
  const strange = comments.filter(({ criterion }) => !criteriaOfTask(type).includes(criterion));
  return [
    ...(words >= minWords
      ? []
      : [{ what: `The model at band ${band} has ${words} words.`, how: `Write at least ${minWords}.` }]),
    ...uncommented.map((criterion) => ({
      what: `The model at band ${band} has not one comment on ${criterion}.`,
      how: 'Say what an examiner would say of it, in both languages.',
    })),
    ...strange.map(({ criterion }) => ({
      what: `Task ${number} is not judged by ${criterion}.`,
      how: 'A chart or letter has task-achievement, an essay task-response.',
    })),
  ];
}
