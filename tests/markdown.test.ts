import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WIDEST = 120;

/**
 * What we write for engineers. The texts of `content/` are for learners: a paragraph of a passage or a lesson is one line
 * there, because a line break inside a Chinese sentence would print a space.
 */
const FILES = globSync(['*.md', '{bench,docs,src,tests,tools}/**/*.md', 'content/README.md']);

/** The lines that are too long, as `file:line (length)`. A row of a table cannot be broken and may be longer. */
function findLongLines(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const columns = [...line].length;
    return columns <= WIDEST || line.startsWith('|') ? [] : [`${file}:${index + 1} (${columns})`];
  });
}

test('no line of Markdown is over 120 columns, except a row of a table', () => {
  expect(FILES.length).toBeGreaterThan(30);
  expect(FILES.flatMap((file) => findLongLines(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a line that is too long is found', () => {
  const long = 'x'.repeat(WIDEST + 1);
  expect(findLongLines('a.md', `fits\n${long}\n| ${long} |`)).toEqual(['a.md:2 (121)']);
});
