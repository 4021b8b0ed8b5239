import type { Content } from './content.ts';

type Drafted = Pick<Content, 'papers' | 'lessons' | 'moduleTests'>;

/** Whether a file belongs to a mock test, lesson or module test that its author has not published yet. */
export function isOfDraft({ papers, lessons, moduleTests }: Drafted, file: string): boolean {
  return [...papers, ...lessons, ...moduleTests].some(
    ({ file: main, value }) => value.draft && file.startsWith(main.replace(/[\w-]+\.json$/u, '')),
  );
}
