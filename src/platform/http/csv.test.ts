import { expect, test } from 'vitest';
import { formatCsvRow, sendCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['林美玲', '林美玲'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+886 912', "'+886 912"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t=1"],
  ['=a,b', `"'=a,b"`],
])('the text %j is written as %j', (text, written) => {
  expect(formatCsvRow([text, { number: '-4.50' }])).toBe(`${written},-4.50\r\n`);
});

test('a file is sent group by group, with a mark for Excel', async () => {
  async function* rows() {
    yield [['1', 'a']];
    yield [
      ['2', 'b'],
      ['3', 'c'],
    ];
  }
  const response = sendCsv({ name: 'letters.csv', columns: ['number', 'letter'], rows: rows() });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="letters.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('number,letter\r\n1,a\r\n2,b\r\n3,c\r\n');
});

test('a file whose rows cannot be read does not end as if it were complete', async () => {
  async function* rows(): AsyncGenerator<string[][]> {
    yield [['1']];
    throw new Error('The database is away.');
  }
  const response = sendCsv({ name: 'a.csv', columns: ['number'], rows: rows() });
  await expect(response.text()).rejects.toThrow('The database is away.');
});
