import type { Content } from './content.ts';

type Drafted = Pick<Content, 'papers' | 'lessons' | 'moduleTests' | 'tutorials' | 'writingPrompts'>;

/** Whether a file belongs to a mock test, lesson, module test, tutorial or prompt that its author has not published yet. */
export function isOfDraft(
  { papers, lessons, moduleTests, tutorials, writingPrompts }: Drafted,
  file: string,
): boolean {
  return [...papers, ...lessons, ...moduleTests, ...tutorials, ...writingPrompts].some(
    ({ file: main, value }) => value.draft && file.startsWith(main.replace(/[\w-]+\.json$/u, '')),
  );
}
