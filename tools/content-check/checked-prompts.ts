import { toWritingTask } from '#features/library/server/papers/load-section.ts';
import type { WritingModel } from '#ielts/marking/model-answers.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { Content } from './content.ts';

/** A prompt for practice with its model answers, as a learner meets them. */
export type CheckedPrompt = {
  readonly file: string;
  readonly keyFile: string;
  readonly prompt: Content['writingPrompts'][number]['value'];
  readonly task: WritingTask;
  readonly models: readonly WritingModel[];
};

/** The prompts that have the form of their kind. One without a key has no models; another rule reports it. */
export function listCheckedPrompts({ writingPrompts, writingPromptKeys }: Content): CheckedPrompt[] {
  return writingPrompts.map(({ file, value: prompt }) => {
    const keyFile = file.replace('set.json', 'key.json');
    const key = writingPromptKeys.find((each) => each.file === keyFile);
    return { file, keyFile, prompt, task: toWritingTask(prompt.task), models: key?.value.models ?? [] };
  });
}
