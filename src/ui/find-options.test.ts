import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const OPTIONS = [
  { value: 'Asia/Taipei', label: 'Taipei', hint: 'UTC+8', keywords: '台北' },
  { value: 'America/New_York', label: 'New York', hint: 'UTC-5', keywords: '紐約' },
  { value: 'Europe/London', label: 'London', hint: 'UTC+0' },
  { value: 'America/Sao_Paulo', label: 'São Paulo', hint: 'UTC-3' },
  { value: 'Europe/Paris', label: 'Paris', hint: 'UTC+1' },
];

test.each([
  ['', ['Taipei', 'New York', 'London', 'São Paulo', 'Paris']],
  ['  ', ['Taipei', 'New York', 'London', 'São Paulo', 'Paris']],
  ['tai', ['Taipei']],
  ['TAIPEI', ['Taipei']],
  ['台北', ['Taipei']],
  ['sao', ['São Paulo']],
  ['new york', ['New York']],
  ['york america', ['New York']],
  ['new_york', ['New York']],
  ['asia/', ['Taipei']],
  ['utc+8', ['Taipei']],
  ['pa', ['Paris', 'São Paulo']],
  ['atlantis', []],
])('%j finds %j', (search, labels) => {
  expect(findOptions(OPTIONS, search).map(({ label }) => label)).toEqual(labels);
});
