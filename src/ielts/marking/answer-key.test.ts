import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKey } from './answer-key.ts';

function textsOf(key: string): string[] {
  const parsed = parseKey(key);
  return parsed.ok ? parsed.forms.map(({ text }) => text) : [parsed.refusal];
}

describe('the notation of answer keys', () => {
  test.each([
    ['oil', ['oil']],
    ['  oil   lamps ', ['oil lamps']],
    ['oil / gas', ['oil', 'gas']],
    ['oil/gas/wood', ['oil', 'gas', 'wood']],
    ['(the) oil lamps / lamps of oil', ['the oil lamps', 'oil lamps', 'lamps of oil']],
    ['(the/a) lamp', ['the lamp', 'a lamp', 'lamp']],
    ['lamp(s)', ['lamps', 'lamp']],
    ['(very) old (oil) lamps', ['very old oil lamps', 'very old lamps', 'old oil lamps', 'old lamps']],
    ['oil / (the) oil', ['oil', 'the oil']],
    ['13/thirteen', ['13', 'thirteen']],
    ['21/7', ['21/7']],
    ['21 / 7', ['21', '7']],
    ['1/2 / half', ['1/2', 'half']],
    ['60 km/h', ['60 km/h']],
    ['5 kg/m', ['5 kg/m']],
    ['5kg/m / 5m/s', ['5kg/m', '5m/s']],
    ['20 mg/l', ['20 mg/l']],
    ['0.5 W/m2', ['0.5 W/m2']],
    ['(5) kg/m', ['5 kg/m', 'kg/m']],
    // Two spellings of one unit, and a word, are alternatives.
    ['hr/h', ['hr', 'h']],
    ['kg/metre', ['kg', 'metre']],
    ['film/s', ['film', 's']],
    // The alternatives in the key's order; of each the form with most words first.
    ['b / (a) b c', ['b', 'a b c', 'b c']],
    ['(a) b (c d)', ['a b c d', 'b c d', 'a b', 'b']],
    ['b c / (a) b c', ['b c', 'a b c']],
    ['(£)50', ['£50', '50']],
  ])('%j accepts %j', (key, texts) => {
    expect(textsOf(key)).toEqual(texts);
  });

  test.each([
    ['(the oil', 'unbalanced-brackets'],
    ['the) oil', 'unbalanced-brackets'],
    ['oil)(', 'unbalanced-brackets'],
    ['((very) old) oil', 'nested-brackets'],
    ['', 'empty-alternative'],
    ['oil /', 'empty-alternative'],
    ['/ oil', 'empty-alternative'],
    ['oil // gas', 'empty-alternative'],
    ['(the)', 'empty-alternative'],
    ['() oil', 'empty-alternative'],
    ['( ) oil', 'empty-alternative'],
    ['(the/) oil', 'empty-alternative'],
    ['(the/ ) oil', 'empty-alternative'],
    ['oil / ...', 'empty-alternative'],
    ['(a)(b)(c)(d)(e)(f)(g) h', 'too-many-forms'],
    // Only eight of its 128 forms differ.
    ['(a)(a)(a)(a)(a)(a)(a) h', 'too-many-forms'],
    [Array.from({ length: 65 }, (_, i) => `w${i}`).join('/'), 'too-many-forms'],
  ])('%j is refused: %s', (key, refusal) => {
    expect(parseKey(key)).toEqual({ ok: false, refusal });
  });

  test.each(['(a)(b)(c)(d)(e)(f) h', Array.from({ length: 64 }, (_, i) => `w${i}`).join('/')])(
    '64 forms are not too many: %j',
    (key) => {
      expect(textsOf(key)).toHaveLength(64);
    },
  );

  test('a form is called shortened only when something is left out of it everywhere', () => {
    expect(parseKey('(the) oil / lamp')).toEqual({
      ok: true,
      forms: [
        { text: 'the oil', shortened: false },
        { text: 'oil', shortened: true },
        { text: 'lamp', shortened: false },
      ],
    });
    expect(parseKey('(the) oil / oil')).toMatchObject({ forms: [{}, { text: 'oil', shortened: false }] });
  });

  test('any string is parsed or refused, never thrown at', () => {
    const notation = fc.string({ unit: fc.constantFrom('(', ')', '/', ' ', 'a', '1', 'é', '…') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), notation), (key) => {
        const parsed = parseKey(key);
        if (parsed.ok) expect(parsed.forms.every(({ text }) => !/[()]/u.test(text))).toBe(true);
      }),
    );
  });
});
