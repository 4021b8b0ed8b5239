import { expect, test } from 'vitest';
import { parseCue } from './cue.ts';

test.each([
  ['mark line.who', { verb: 'mark', target: 'line.who', argument: '', at: undefined }],
  [
    'mark line.who @ mostly students',
    { verb: 'mark', target: 'line.who', argument: '', at: 'mostly students' },
  ],
  ['tag s.v verb 動詞', { verb: 'tag', target: 's.v', argument: 'verb 動詞', at: undefined }],
  ['put t.1 2', { verb: 'put', target: 't.1', argument: '2', at: undefined }],
  ['turn p -90 @ left', { verb: 'turn', target: 'p', argument: '-90', at: 'left' }],
  ['order t 2 3 1', { verb: 'order', target: 't', argument: '2 3 1', at: undefined }],
])('%j is a cue', (text, cue) => {
  expect(parseCue(text)).toEqual({ ok: true, cue });
});

test.each([
  ['jump line', 'starts with “jump”'],
  ['toString line', 'starts with “toString”'],
  ['mark', 'names nothing'],
  ['mark line students', 'needs nothing there'],
  ['tag line', 'needs words'],
  ['join a', 'needs a second target'],
  ['put t.1 two', 'needs one whole number'],
  ['order t 1', 'needs the numbers'],
  ['mark a @ b @ c', 'more than one'],
])('%j is refused with the reason', (text, reason) => {
  expect(parseCue(text)).toEqual({ ok: false, problem: expect.stringContaining(reason) });
});
