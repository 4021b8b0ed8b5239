import { expect, test } from 'vitest';
import { readContentCommand } from './read-command.ts';

const read = (line: string) => readContentCommand(line.split(' ').filter(Boolean));

test.each([
  ['new mock-test academic-2', { act: 'new', slug: 'academic-2', module: 'academic', form: 'full' }],
  ['new mock-test --short tiny', { act: 'new', slug: 'tiny', module: 'academic', form: 'short' }],
  [
    'new mock-test general-1 --general-training',
    { act: 'new', slug: 'general-1', module: 'general-training', form: 'full' },
  ],
  ['new writing-prompt zoos', { act: 'new-prompt', slug: 'zoos', type: 'essay' }],
  ['new writing-prompt thanks --letter', { act: 'new-prompt', slug: 'thanks', type: 'letter' }],
  ['new writing-prompt --chart rain', { act: 'new-prompt', slug: 'rain', type: 'chart' }],
  ['new practice-set grammar/be-and-do', { act: 'new-set', bank: 'grammar', slug: 'be-and-do' }],
  ['check grammar/be-and-do', { act: 'check', slug: 'grammar/be-and-do' }],
  ['check', { act: 'check', slug: undefined }],
  ['check academic-2', { act: 'check', slug: 'academic-2' }],
  ['stats', { act: 'stats', slug: undefined }],
  ['preview academic-2', { act: 'preview', slug: 'academic-2' }],
])('“%s” is understood', (line, command) => {
  expect(read(line)).toEqual({ ok: true, command });
});

test.each([
  ['new', 'Say what is to be new'],
  ['new course grammar', 'Say what is to be new'],
  ['new mock-test', 'Give it a name'],
  ['new mock-test Academic 2', 'what is “2”'],
  ['new mock-test Academic_2', '“Academic_2” cannot be a name'],
  ['new mock-test ../secrets', 'cannot be a name'],
  ['new mock-test academic-2 --shrot', 'There is no option --shrot here.'],
  ['new writing-prompt zoos --short', 'There is no option --short here.'],
  ['new writing-prompt zoos --chart --letter', 'A prompt has one task'],
  ['new practice-set grammer/be', 'There is no bank “grammer”. There are: grammar, errors,'],
  ['new practice-set grammar', 'cannot be a name'],
  ['new practice-set grammar/be/do', 'cannot be a name'],
  ['check --short', 'There is no option --short here.'],
  ['check ../..', 'cannot be a name'],
  ['preview', 'Say which mock test'],
  ['publish academic-2', 'There is no command “publish”.'],
])('“%s” is refused with a sentence', (line, problem) => {
  expect(read(line)).toEqual({ ok: false, asked: false, problem: expect.stringContaining(problem) });
});

test.each(['', 'help', 'new --help'])('“%s” asks for help', (line) => {
  expect(read(line)).toMatchObject({ ok: false, asked: true });
});
