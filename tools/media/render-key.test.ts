import { describe, expect, test } from 'vitest';
import type { Script } from '#ielts/paper/script.ts';
import { createLocalEngine } from './local-engine.ts';
import { renderKey } from './render-sound.ts';
import { saidIn } from './render-script.ts';
import { turnKey } from './render-turn.ts';
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

describe('manners', () => {
  const mannered = engine({ voiceKey: (voice, manners) => (manners ? `${voice} ${manners.join()}` : voice) });
  const lively = (by: SpeechEngine) => renderKey(by, saidIn(script, { lively: true }));

  test('are part of the sound of a lively script', () => {
    expect(lively(mannered)).not.toBe(key(script, mannered));
  });

  test('change nothing for a script that is not, or for an engine that has none', () => {
    expect(key(script, mannered)).toBe(key());
    expect(lively(engine())).toBe(key());
  });
});

test.each([
  ['man-1', '0d137f1598166e75f1a8a1823d62caa60d292bd4b9acf9bb3b735381a402bba4'],
  ['woman-1', '1e0769e57127ce113ab78c5db055a7d928ab103788a0a45f30347fb8c4e31d8c'],
] as const)(
  'a flat turn of %s has the key that the committed recordings were made with',
  (voice, expected) => {
    expect(turnKey(createLocalEngine(), { spoken: 'Good morning.', voice, seed: 7 })).toBe(expected);
  },
);

test('a turn of nobody is named', () => {
  expect(() => saidIn(withTurn({ speaker: 'woman' }))).toThrow('Turn t1: there is no speaker “woman”');
});
