import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaText, type Schema } from './schema-text.ts';

const textOf = (schema: z.ZodType) => schemaText(z.toJSONSchema(schema) as Schema);

test.each<[z.ZodType, string]>([
  [z.string(), 'string'],
  [z.string().max(80), 'string (at most 80 characters)'],
  [z.string().min(2), 'string (at least 2 characters)'],
  [z.string().length(6), 'string (6 characters)'],
  [z.uuid(), 'uuid'],
  [z.iso.datetime(), 'date-time'],
  [z.number(), 'number'],
  [z.int(), 'integer'],
  [z.int().min(1).max(40), 'integer (1 to 40)'],
  [z.int().min(0), 'integer (at least 0)'],
  [z.boolean(), 'boolean'],
  [z.literal(true), 'true'],
  [z.enum(['en', 'zh-Hant']), '"en" | "zh-Hant"'],
  [z.string().nullable(), 'string | null'],
  [z.array(z.int()).max(5), 'list (at most 5) of integer'],
  [z.tuple([z.int(), z.string()]), 'list of integer, then string'],
  [z.object({}), '{}'],
  [z.record(z.string(), z.int()), '{\n  [any name]: integer\n}'],
  [z.unknown(), 'anything'],
])('%#: %s', (schema, text) => {
  expect(textOf(schema)).toBe(text);
});

test('inner fields are indented, and optional ones are marked', () => {
  const line = z.object({ product: z.string(), quantity: z.int().optional() });
  expect(textOf(z.object({ lines: z.array(line), note: z.string().optional() }))).toBe(
    [
      '{',
      '  lines: list of {',
      '    product: string',
      '    quantity?: integer',
      '  }',
      '  note?: string',
      '}',
    ].join('\n'),
  );
});

test('bytes are called bytes, and alternative types are side by side', () => {
  expect(schemaText({ type: 'string', format: 'binary' })).toBe('bytes');
  expect(schemaText({ type: ['string', 'null'] })).toBe('string | null');
});
