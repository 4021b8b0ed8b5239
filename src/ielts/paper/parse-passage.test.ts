import { expect, test } from 'vitest';
import { parsePassage } from './parse-passage.ts';

test('title, introduction and lettered paragraphs are told apart', () => {
  expect(parsePassage('# Salt\n\n*How it was made*\n\n**A** First\nline.\n\n**B** Second.\n')).toEqual({
    ok: true,
    passage: {
      title: 'Salt',
      introduction: 'How it was made',
      paragraphs: [
        { letter: 'A', text: 'First line.' },
        { letter: 'B', text: 'Second.' },
      ],
    },
  });
});

test('the introduction may be left out', () => {
  const result = parsePassage('# Salt\n\n**A** First.');
  expect(result.ok && result.passage.introduction).toBe(undefined);
});

test.each([
  ['no title', '**A** First.', 1],
  ['no paragraph', '# Salt\n', 2],
  ['a letter left out', '# Salt\n\n**A** First.\n\n**C** Third.', 5],
  ['a paragraph without its letter', '# Salt\n\nFirst.', 3],
])('%s is refused with its line', (_, text, line) => {
  expect(parsePassage(text)).toMatchObject({ ok: false, line });
});
