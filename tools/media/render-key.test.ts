import { describe, expect, test } from 'vitest';
import type { Script } from '#ielts/paper/script.ts';
import { renderKey } from './render-sound.ts';
import { saidIn } from './render-script.ts';
import type { SpeechEngine } from './speech-engine.ts';

const engine = (change: Partial<SpeechEngine> = {}): SpeechEngine => ({
  id: 'silent',
  available: async () => undefined,
  voiceKey: (voice) => voice,
  synth: async () => Buffer.alloc(0),
  ...change,
});

const script: Script = {
  title: 'A boat trip',
  situation: 'A telephone conversation',
  speakers: { narrator: { voice: 'narrator' }, man: { name: 'Manager', voice: 'man-1' } },
  turns: [
    { id: 't1', speaker: 'narrator', display: 'Part 1.', spoken: 'Part one.', pauseMs: 500 },
    { id: 't2', speaker: 'man', display: 'Good morning.', pauseMs: 350 },
  ],
};
const key = (changed: Script = script, by = engine()) => renderKey(by, saidIn(changed));
const withTurn = (change: object): Script => ({
  ...script,
  turns: script.turns.map((turn) => (turn.id === 't1' ? { ...turn, ...change } : turn)),
});

describe('a part is rendered again', () => {
  test.each([
    ['the words', key(withTurn({ spoken: 'Part two.' }))],
    ['a pause', key(withTurn({ pauseMs: 501 }))],
    ['who speaks', key(withTurn({ speaker: 'man' }))],
    ['the voice', key({ ...script, speakers: { ...script.speakers, man: { voice: 'man-2' } } })],
    ['the engine', key(script, engine({ id: 'other' }))],
    ['the settings of a voice', key(script, engine({ voiceKey: (voice) => `${voice} slower` }))],
  ])('when %s changes', (_, changed) => {
    expect(changed).not.toBe(key());
  });
});

describe('a part is left as it is', () => {
  test.each([
    ['how a turn is shown', withTurn({ display: 'Part one' })],
    ['the title', { ...script, title: 'A day on the lake' }],
    [
      'the name of a speaker',
      { ...script, speakers: { ...script.speakers, man: { name: 'Owner', voice: 'man-1' } } } as const,
    ],
  ])('when only %s changes', (_, changed) => {
    expect(key(changed)).toBe(key());
  });
});

test('a turn of nobody is named', () => {
  expect(() => saidIn(withTurn({ speaker: 'woman' }))).toThrow('Turn t1: there is no speaker “woman”');
});
