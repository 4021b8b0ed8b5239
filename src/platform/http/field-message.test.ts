import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FIELD_MESSAGES } from './field-message.ts';

/** The message for the first mistake, in both languages. */
function say(schema: z.ZodType, value: unknown): [string | undefined, string | undefined] {
  const first = (language: 'en' | 'zh-Hant') =>
    schema.safeParse(value, FIELD_MESSAGES[language]).error?.issues[0]?.message;
  return [first('en'), first('zh-Hant')];
}

describe('a field that does not fit is described in the language of the request', () => {
  test.each<[string, z.ZodType, unknown, string, string]>([
    ['missing', z.string(), undefined, 'This is required.', '這個欄位必填。'],
    ['empty', z.string().min(1), '', 'This is required.', '這個欄位必填。'],
    ['missing choice', z.enum(['a', 'b']), undefined, 'This is required.', '這個欄位必填。'],
    ['no text', z.string(), 7, 'This must be text.', '必須是文字。'],
    ['no number', z.number(), '7', 'This must be a number.', '必須是數字。'],
    ['no whole number', z.int(), 1.5, 'This must be a whole number.', '必須是整數。'],
    ['no truth value', z.boolean(), 'yes', 'This must be true or false.', '必須是 true 或 false。'],
    ['no list', z.array(z.string()), {}, 'This must be a list.', '必須是清單。'],
    [
      'no object',
      z.object({}),
      [],
      'This must be an object with named fields.',
      '必須是含有欄位名稱的物件。',
    ],
    ['too long', z.string().max(3), 'four', 'At most 3 characters.', '最多 3 個字元。'],
    ['too short', z.string().min(6), 'four', 'At least 6 characters.', '至少 6 個字元。'],
    ['too many', z.array(z.int()).max(1), [1, 2], 'At most 1 entry.', '最多 1 項。'],
    ['too few', z.array(z.int()).min(1), [], 'At least 1 entry.', '至少 1 項。'],
    ['too large', z.number().max(9), 9.5, 'At most 9.', '不可大於 9。'],
    ['too small', z.number().min(0), -1, 'At least 0.', '不可小於 0。'],
    ['no step', z.number().multipleOf(0.5), 6.3, 'This must be a multiple of 0.5.', '必須是 0.5 的倍數。'],
    ['no address', z.email(), 'x', 'This is not an email address.', '這不是有效的電子信箱。'],
    [
      'no date',
      z.iso.date(),
      '1.2.2026',
      'This is not a date such as 2026-12-31.',
      '日期格式不正確，例如 2026-12-31。',
    ],
    ['no choice', z.enum(['a', 'b']), 'c', 'This must be one of: a, b.', '必須是下列其中之一：a, b。'],
    ['of another form', z.string().regex(/^\d+$/), 'x', 'This is not valid.', '內容不符合要求。'],
    ['unknown', z.strictObject({}), { role: 'admin' }, 'There is no such field.', '沒有這個欄位。'],
  ])('%s', (_, schema, value, en, zh) => {
    expect(say(schema, value)).toEqual([en, zh]);
  });

  test("a schema's own words come first", () => {
    expect(say(z.string({ error: 'Own words' }), 7)).toEqual(['Own words', 'Own words']);
  });
});
