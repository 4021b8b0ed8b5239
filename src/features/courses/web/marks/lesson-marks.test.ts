import { describe, expect, test } from 'vitest';
import type { OutboxEntry } from '#platform/outbox/outbox-entry.ts';
import { createLessonMarks, readNoteValue, writeNoteValue, type NoteValue } from './lesson-marks.ts';
import type { MarkedBlock } from './marked-blocks.ts';

const BLOCKS: readonly MarkedBlock[] = [
  { id: 'opening', language: 'en', pieces: ['It is cold.', 'Where is it?'] },
  { id: 'opening', language: 'zh-Hant', pieces: ['天氣很冷。', '在哪裡？'] },
];
/** The words “Where is” in the text of the whole block. */
const WHERE = { language: 'en', start: 11, end: 19, quote: 'Where is' } as const;

/** The marks of a lesson over rows in memory. */
function marksOver(stored: readonly NoteValue[]) {
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, OutboxEntry<string, string>> = new Map();
  let count = 0;
  const change = (key: string, value: string) => {
    entries = new Map(entries).set(key, { key, value, sequence: 1, saved: false });
    for (const listener of listeners) listener();
  };
  const newId = () => `new-${(count += 1)}`;
  for (const [i, note] of stored.entries()) change(`old-${i}`, writeNoteValue(note));
  const outbox = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => ({ entries, state: 'saved' as const, journaled: true, replaced: [] }),
    change,
  };
  const rows = () =>
    [...entries.values()].flatMap(({ key, value }) => {
      const note = readNoteValue(value);
      return note ? [{ id: key, ...note }] : [];
    });
  return { marks: createLessonMarks({ outbox, blocks: BLOCKS, newId }), rows };
}

test('a row is a range of the piece that has its words', () => {
  const { marks } = marksOver([
    { block: 'opening', anchor: WHERE, text: '' },
    { block: 'opening', anchor: WHERE, text: 'Ask.' },
  ]);
  expect([...marks.getSnapshot().texts]).toEqual([
    ['highlight opening.en.1', '0-8'],
    ['note opening.en.1:0-8', 'Ask.'],
  ]);
});

describe('when the lesson has changed', () => {
  test('a mark follows its words', () => {
    const anchor = { ...WHERE, start: 3, end: 11 };
    const { marks } = marksOver([{ block: 'opening', anchor, text: '' }]);
    expect(marks.get('highlight', 'opening.en.1')).toBe('0-8');
  });

  test('a mark whose words are gone is not shown, and stays stored', () => {
    const { marks, rows } = marksOver([
      { block: 'opening', anchor: { ...WHERE, quote: 'Whence' }, text: 'Mine.' },
      { block: 'gone', anchor: WHERE, text: '' },
      { block: 'opening', anchor: null, text: 'About all of it.' },
    ]);
    expect(marks.getSnapshot().texts.size).toBe(0);
    marks.change({ kind: 'highlight', place: 'opening.en.0', text: '0-2' });
    expect(rows()).toHaveLength(4);
  });
});

test('a highlight is stored in the text of its whole block, with its words', () => {
  const { marks, rows } = marksOver([]);
  marks.change({ kind: 'highlight', place: 'opening.zh-Hant.1', text: '1-3' });
  expect(rows()).toEqual([
    {
      id: 'new-1',
      block: 'opening',
      anchor: { language: 'zh-Hant', start: 6, end: 8, quote: '哪裡' },
      text: '',
    },
  ]);
  expect(marks.get('highlight', 'opening.zh-Hant.1')).toBe('1-3');
});

test('a highlight that grows is the same row; one that is cut becomes two; cleared ones are deleted', () => {
  const { marks, rows } = marksOver([{ block: 'opening', anchor: WHERE, text: '' }]);
  const highlight = (text: string) => marks.change({ kind: 'highlight', place: 'opening.en.1', text });
  highlight('0-11');
  expect(rows().map(({ id, anchor }) => [id, anchor?.quote])).toEqual([['old-0', 'Where is it']]);
  highlight('0-5 9-11');
  expect(rows().map(({ id, anchor }) => [id, anchor?.quote])).toEqual([
    ['old-0', 'Where'],
    ['new-1', 'it'],
  ]);
  highlight('');
  expect(rows()).toEqual([]);
});

test('a note is a row when it has words, and deleted when they are', () => {
  const { marks, rows } = marksOver([]);
  const write = (text: string) => marks.change({ kind: 'note', place: 'opening.en.1:0-8', text });
  write(' ');
  expect(rows()).toEqual([]);
  write('Ask.');
  write('Ask Ana.');
  expect(rows()).toEqual([{ id: 'new-1', block: 'opening', anchor: WHERE, text: 'Ask Ana.' }]);
  expect(marks.get('note', 'opening.en.1:0-8')).toBe('Ask Ana.');
  write('');
  expect(rows()).toEqual([]);
});

test('a place that the lesson does not have changes nothing', () => {
  const { marks, rows } = marksOver([]);
  marks.change({ kind: 'highlight', place: 'opening.en.7', text: '0-2' });
  marks.change({ kind: 'note', place: 'nonsense', text: 'x' });
  expect(rows()).toEqual([]);
});
