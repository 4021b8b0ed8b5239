import fc from 'fast-check';
import type { Schema } from './operations.ts';

/**
 * Values with a meaning for the server under test: texts such as addresses and passwords, and identifiers.
 */
export type Vocabulary = {
  readonly words: readonly string[];
  /** By the names that they have in paths. */
  readonly ids: Readonly<Record<string, string>>;
};

/** Texts that have broken programs: a database, a parser, a path or a page may fail on them. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\uFEFF',
  '\u202Eevil',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '林'.repeat(400),
  'x'.repeat(1_001),
  'x'.repeat(9_000),
  "'; drop table accounts; --",
  '%',
  '%00',
  '%ff',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  'a@b@c',
  '"a b"@example.org',
  '\r\nbcc: victim@example.org',
  'İ@example.org',
  'null',
  'undefined',
  '-1',
  '1e999',
  '0000-00-00',
  '2026-02-30',
  '99999-01-01',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  40.000_000_1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
];

export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: {} }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
);

function fittingText(schema: Schema, { words, ids }: Vocabulary): fc.Arbitrary<string> {
  if (schema.format === 'uuid') {
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...Object.values(ids)) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (schema.format === 'date') {
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    {
      weight: 1,
      arbitrary: fc.string({
        unit: 'grapheme',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 60, 60),
      }),
    },
  );
}

/** A value that the schema allows, mostly; texts are taken from the vocabulary where they may be any. */
export function fitting(schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, vocabulary)));
  const { type } = schema;
  if (typeof type === 'object')
    return fc.oneof(...type.map((each) => fitting({ ...schema, type: each }, vocabulary)));
  const { minimum = -100, maximum = 100 } = schema;
  switch (type) {
    case 'string':
      return fittingText(schema, vocabulary);
    case 'integer':
      return fc.oneof(fc.maxSafeInteger(), fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }));
    case 'number':
      return fc.oneof(
        fc.integer({ min: 8, max: 18 }).map((twice) => twice / 2),
        fc.double({ noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, vocabulary), {
        maxLength: Math.min(schema.maxItems ?? 5, 45),
      });
    case 'object':
      return fittingObject(schema, vocabulary);
    default:
      return oddValue;
  }
}

function fittingObject(schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fitting(field, vocabulary)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
}

/** Fields that no body of ours has; some are names that objects have by themselves. */
const STRANGE_FIELDS = ['role', 'id', 'email_verified', '__proto__', 'constructor', 'toString', ''];

/** A body that follows the schema, complete or with one mistake. */
export function arbitraryBody(schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const whole = fitting(schema, vocabulary);
  const field = fc.constantFrom(...Object.keys(schema.properties ?? {}), ...STRANGE_FIELDS);
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    {
      weight: 4,
      arbitrary: fc.tuple(whole, field, oddValue).map(([body, name, value]) =>
        // `__proto__` has to become a field, as JSON.parse makes it one.
        Object.defineProperty({ ...(body as object) }, name, { value, enumerable: true, configurable: true }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, field)
        .map(([body, name]) =>
          Object.fromEntries(Object.entries(body as object).filter(([each]) => each !== name)),
        ),
    },
    { weight: 1, arbitrary: oddValue },
  );
}
