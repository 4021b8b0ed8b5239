import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainIssue } from './explain-issue.ts';

const form = z.strictObject({
  text: z.string().min(1).max(8).default('lamp'),
  minutes: z.int().min(1).max(60).default(1),
  draft: z.boolean().default(true),
  points: z.array(z.string()).min(3).default(['a', 'b', 'c']),
  voice: z.enum(['man-1', 'woman-1']).default('man-1'),
  name: z
    .string()
    .regex(/^t\d+$/)
    .default('t1'),
  group: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('headings') }),
      z.strictObject({ type: z.literal('features') }),
    ])
    .default({ type: 'headings' }),
  title: z.object({ en: z.string() }).default({ en: 'Lamps' }),
  gap: z
    .string()
    .refine((text) => text.includes('{gap}'), 'must hold {gap}')
    .default('{gap}'),
});

test.each<[object, string]>([
  [{ title: {} }, 'This is missing. Write a text in "quotes".'],
  [{ minutes: '60' }, 'This is "60". Write a number, without quotes.'],
  [{ minutes: 1.5 }, 'This is 1.5. Write a whole number, without quotes.'],
  [{ draft: 'yes' }, 'This is "yes". Write true or false, without quotes.'],
  [{ text: ['lamp'] }, 'This is a list. Write a text in "quotes".'],
  [{ title: 'Lamps' }, 'This is "Lamps". Write fields in { }.'],
  [{ text: '' }, 'This is empty. Write it.'],
  [{ text: 'oil lamps' }, 'There are more than 8 characters here: 9. Shorten it.'],
  [{ points: ['one'] }, 'There are fewer than 3 entries here: 1. Write what is missing.'],
  [{ minutes: 0 }, '0 is too small. Write 1 or more.'],
  [{ minutes: 90 }, '90 is too large. Write 60 or less.'],
  [{ voice: 'bob' }, '"bob" is none of what may stand here. Write one of these: man-1, woman-1.'],
  [
    { group: { type: 'order' } },
    '"order" is none of what may stand here. Write one of these: headings, features.',
  ],
  [{ group: {} }, 'This is missing. Write one of these: headings, features.'],
  [{ name: 'turn' }, '"turn" is not written as it is here. content/README.md shows the form.'],
  [
    { instruction: 'Choose' },
    'There is no field called “instruction” here. Delete it, or mend its name: content/README.md shows the form.',
  ],
  [{ gap: 'A lamp' }, 'must hold {gap}. content/README.md shows the form.'],
])('%j: %s', (data, expected) => {
  const { error } = form.safeParse(data);
  const explained = (error?.issues ?? []).map((issue) => {
    const { what, how } = explainIssue(issue, data);
    return `${what} ${how}`;
  });
  expect(explained).toEqual([expected]);
});
