import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEssays } from './read-essays.ts';

function readText(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'essays-'));
  try {
    const file = join(folder, 'essays.jsonl');
    writeFileSync(file, text);
    return readEssays(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LINE = '{"task": 2, "prompt": "Should harbours be closed?", "essay": "Yes.", "band": 5.5}';

test('every line is an essay, and empty lines are none', () => {
  expect(readText(`${LINE}\n\n${LINE}\n`)).toHaveLength(2);
});

test.each(['{"task": 3, "prompt": "", "essay": "", "band": 5}', '{"task": 1', '[]'])(
  'a line that is no essay is named: %s',
  (line) => {
    expect(() => readText(`${LINE}\n${line}`)).toThrow('line 2');
  },
);
