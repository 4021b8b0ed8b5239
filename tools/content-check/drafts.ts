import type { Content } from './content.ts';

type Drafted = Pick<
  Content,
  'papers' | 'lessons' | 'moduleTests' | 'tutorials' | 'writingPrompts' | 'practiceSets'
>;

/**
 * Whether a file belongs to a mock test, lesson, module test, tutorial, prompt or practice set that its author has not
 * published yet.
 */
export function isOfDraft(
  { papers, lessons, moduleTests, tutorials, writingPrompts, practiceSets }: Drafted,
  file: string,
): boolean {
  const all = [...papers, ...lessons, ...moduleTests, ...tutorials, ...writingPrompts, ...practiceSets];
  return all.some(
    ({ file: main, value }) => value.draft && file.startsWith(main.replace(/[\w-]+\.json$/u, '')),
  );
}
