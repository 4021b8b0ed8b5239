import { z } from 'zod';
import { localisedSchema, schemaName } from '#platform/content/content-schema.ts';
import { LONGEST_CARD_EXAMPLE, LONGEST_CARD_WORD } from '../../domain/answer-limits.ts';
import { MOST_WORDS_OF_TOPIC, WORD_KINDS } from '../../domain/word-topic.ts';

const plain = (text: string) => text.toLowerCase();
/** Enough of a word, or of the longest one of a phrase, to find it where it is in another form. */
const stem = (word: string) => {
  const [longest = ''] = plain(word)
    .split(/[ -]/u)
    .sort((one, other) => other.length - one.length);
  return longest.slice(0, Math.max(3, Math.min(5, longest.length - 1)));
};

const wordSchema = z
  .strictObject({
    word: z.string().min(1).max(LONGEST_CARD_WORD),
    kind: z.enum(WORD_KINDS),
    meaning: z
      .strictObject({ en: z.string().min(1).max(140), 'zh-Hant': z.string().min(1).max(60) })
      .describe('In plain words of each language, without the word itself.'),
    example: z.string().min(1).max(LONGEST_CARD_EXAMPLE).describe('A whole sentence with the word in it.'),
    partners: z
      .array(z.string().min(1).max(LONGEST_CARD_WORD))
      .length(3)
      .describe('Three phrases in which the word often is, each with the word in it.'),
  })
  .refine(({ word, example }) => plain(example).includes(stem(word)), {
    path: ['example'],
    message: 'must have the word in it',
  })
  .refine(({ word, partners }) => partners.every((partner) => plain(partner).includes(stem(word))), {
    path: ['partners'],
    message: 'must each have the word in them',
  });

/** `words/<topic>.json`: words about a topic, which learners keep as cards. */
export const wordTopicSchema = z.strictObject({
  ...schemaName,
  title: localisedSchema,
  words: z
    .array(wordSchema)
    .min(1)
    .max(MOST_WORDS_OF_TOPIC)
    .refine((words) => new Set(words.map(({ word }) => plain(word))).size === words.length, {
      message: 'has a word twice',
    }),
});
