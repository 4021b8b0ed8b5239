import { expect, test } from 'vitest';
import { ADMIN_USAGE, parseAdminCommand, type AdminCommand } from './admin-command.ts';

test.each<[string, AdminCommand]>([
  ['create ada@example.org', { act: 'create', email: 'ada@example.org' }],
  ['restore ada@example.org', { act: 'restore', email: 'ada@example.org' }],
  ['demote ada@example.org', { act: 'demote', email: 'ada@example.org' }],
  [
    'suspend ada@example.org answers were copied',
    { act: 'suspend', email: 'ada@example.org', reason: 'answers were copied' },
  ],
  ['export-marked essays.jsonl', { act: 'export-marked', file: 'essays.jsonl', write: false }],
  ['export-marked essays.jsonl --yes', { act: 'export-marked', file: 'essays.jsonl', write: true }],
  ['list', { act: 'list', text: '' }],
  ['list ada lovelace', { act: 'list', text: 'ada lovelace' }],
])('%s', (line, command) => {
  expect(parseAdminCommand(line.split(' '))).toEqual({ ok: true, command });
});

test('a reason in quotation marks is one word to the shell', () => {
  expect(parseAdminCommand(['suspend', 'a@b.co', ' two words '])).toMatchObject({
    command: { reason: 'two words' },
  });
});

test.each(['help', '--help', '-h', 'create --help', 'list -h'])('%s asks for help', (line) => {
  expect(parseAdminCommand(line.split(' '))).toEqual({ ok: false, asked: true });
});

test.each([
  ['', 'Enter a command.'],
  ['delete a@b.co', 'There is no command "delete".'],
  ['create', 'create needs an email address.'],
  ['create a@b.co c@d.co', 'create takes one email address and nothing else.'],
  ['restore', 'restore needs an email address.'],
  ['demote', 'demote needs an email address.'],
  ['restore a@b.co now', 'restore takes one email address and nothing else.'],
  ['export-marked', 'export-marked takes the name of one file, and --yes to write it.'],
  ['export-marked --no', 'export-marked takes the name of one file, and --yes to write it.'],
  ['export-marked a b', 'export-marked takes the name of one file, and --yes to write it.'],
  ['suspend', 'suspend needs an email address and a reason.'],
  ['suspend a@b.co', 'suspend needs a reason: the owner of the account reads it.'],
  ['suspend a@b.co  ', 'suspend needs a reason: the owner of the account reads it.'],
  [`suspend a@b.co ${'x'.repeat(401)}`, 'The reason may have 400 characters at most.'],
])('"%s" is wrong: %s', (line, problem) => {
  expect(parseAdminCommand(line === '' ? [] : line.split(' '))).toEqual({
    ok: false,
    asked: false,
    problem,
  });
});

test('the help names every command', () => {
  for (const act of ['create', 'demote', 'suspend', 'restore', 'export-marked', 'list'])
    expect(ADMIN_USAGE).toContain(`\n  ${act} `);
});
