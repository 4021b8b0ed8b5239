import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test.each([
  ['Good morning. How can I help?', ['Good morning.', 'How can I help?']],
  ['No full stop', ['No full stop']],
  ['Wait… what?', ['Wait… what?']],
  ['Really?! Yes.', ['Really?!', 'Yes.']],
  ['It was, well, late', ['It was, well, late']],
  ['The first. And then', ['The first.', 'And then']],
  ['At harbour.example, please.', ['At harbour.example, please.']],
])('%j is said as %j', (spoken, sentences) => {
  expect(splitSentences(spoken)).toEqual(sentences);
});
