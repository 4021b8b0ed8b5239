import type { Content } from './content.ts';

type Drafted = Pick<Content, 'papers' | 'lessons' | 'moduleTests' | 'tutorials'>;

/** Whether a file belongs to a mock test, lesson, module test or tutorial that its author has not published yet. */
export function isOfDraft({ papers, lessons, moduleTests, tutorials }: Drafted, file: string): boolean {
  return [...papers, ...lessons, ...moduleTests, ...tutorials].some(
    ({ file: main, value }) => value.draft && file.startsWith(main.replace(/[\w-]+\.json$/u, '')),
  );
}
