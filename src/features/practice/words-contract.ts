import { z } from 'zod';
import { someText, storableText } from '#platform/http/storable-text.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import {
  LONGEST_CARD_EXAMPLE,
  LONGEST_CARD_MEANING,
  LONGEST_CARD_WORD,
  MOST_CARD_PARTNERS,
  MOST_IN_PACKET,
} from './domain/answer-limits.ts';
import { MOST_WORDS_OF_TOPIC } from './domain/word-topic.ts';
import { WORD_ENDPOINTS } from './endpoints.ts';
import { daySchema, instantSchema, msSchema, zoneSchema } from './view-contract.ts';

/** The calls about a learner's own word cards, which any text of the site can become. */

const sequenceSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const cardParams = z.strictObject({ card: z.uuid() });
/** An address on this site. */
const fromSchema = storableText(200).refine(
  (path) => /^\/(?![/\\])/.test(path),
  'must be a path on this site',
);

const cardText = {
  word: someText(LONGEST_CARD_WORD),
  /** In the learner's own words or language. */
  meaning: storableText(LONGEST_CARD_MEANING),
  /** The sentence that it was found in, or one of the learner's own. */
  example: storableText(LONGEST_CARD_EXAMPLE),
  /** Words that go with it. */
  partners: z.array(someText(LONGEST_CARD_WORD)).max(MOST_CARD_PARTNERS),
  /** The page that it was selected on. */
  from: fromSchema.nullable(),
  /** Not reviewed any more. */
  suspended: z.boolean(),
};

export const wordCardSchema = z.object({
  card: z.uuid(),
  word: z.string(),
  meaning: z.string(),
  example: z.string(),
  partners: z.array(z.string()),
  from: z.string().nullable(),
  suspended: z.boolean(),
  sequence: z.int(),
  created_at: instantSchema,
  /** `new`: never reviewed; `learning`: comes back within days; `known`: within weeks. */
  state: z.enum(['new', 'learning', 'known']),
  /** A new card is due at once. */
  due_on: daySchema,
});

export const listWordCards = endpoint({
  ...WORD_ENDPOINTS.listWordCards,
  access: 'candidate',
  summary: 'The caller’s word cards, the newest first.',
  query: z.strictObject({
    zone: zoneSchema,
    /** Words that contain it. */
    search: storableText(LONGEST_CARD_WORD).optional(),
    cursor: pageCursorSchema.optional(),
  }),
  reply: z.object({
    cards: z.array(wordCardSchema),
    counts: z.object({ all: z.int(), due: z.int() }),
    next_cursor: pageCursorSchema.nullable(),
  }),
});

export const saveWordCard = endpoint({
  ...WORD_ENDPOINTS.saveWordCard,
  access: 'candidate',
  summary:
    'Adds or changes a card under an id that the browser chose. An older change replaces nothing, and no word has two cards.',
  params: cardParams,
  body: z.strictObject({ ...cardText, sequence: sequenceSchema, zone: zoneSchema }),
  /** The card as it is stored; null: it was deleted. */
  reply: z.object({ card: wordCardSchema.nullable() }),
  refusals: ['word-kept', 'too-many-cards', 'too-many-starts'],
});

export const deleteWordCard = endpoint({
  ...WORD_ENDPOINTS.deleteWordCard,
  access: 'candidate',
  unknownCandidate: 'card-unknown',
  summary:
    'Deletes a card, or the one that it is part of since a sign-in. A second deletion changes nothing.',
  params: cardParams,
  reply: z.object({
    deleted: z.literal(true),
    /** The deleted card as it was, from which the deletion can be taken back; null: it was deleted before. */
    card: wordCardSchema.omit({ state: true, due_on: true }).nullable(),
  }),
  refusals: ['card-unknown'],
});

export const restoreWordCard = endpoint({
  ...WORD_ENDPOINTS.restoreWordCard,
  access: 'candidate',
  unknownCandidate: 'card-unknown',
  summary: 'Takes back the deletion of a card, with its texts and what is remembered of it.',
  params: cardParams,
  body: z.strictObject({ ...cardText, sequence: sequenceSchema, zone: zoneSchema }),
  /** A card that is not deleted stays as it is. */
  reply: z.object({ card: wordCardSchema }),
  refusals: ['card-unknown', 'word-kept', 'too-many-cards'],
});

export const reviewCards = endpoint({
  ...WORD_ENDPOINTS.reviewCards,
  access: 'candidate',
  unknownCandidate: 'card-unknown',
  summary:
    'Saves reviews of cards, each once however often and in which order they come, and says when each card is due.',
  body: z.strictObject({
    zone: zoneSchema,
    reviews: z
      .array(
        z.strictObject({
          /** Chosen by the browser. */
          review: z.uuid(),
          card: z.uuid(),
          /** 1 again, 2 hard, 3 knew it, 4 easy. */
          rating: z.literal([1, 2, 3, 4]),
          ms: msSchema,
          at: instantSchema,
          /** A slip: the review with this id does not count, whichever arrives first. */
          undone: z.boolean(),
        }),
      )
      .min(1)
      .max(MOST_IN_PACKET),
  }),
  reply: z.object({
    /** The ids of reviews that are on disk. */
    saved: z.array(z.uuid()),
    /** Of cards that are unknown or deleted. */
    refused: z.array(z.uuid()),
    cards: z.array(wordCardSchema),
  }),
  refusals: ['card-unknown'],
  maxBodyBytes: 64 * 1024,
});

const topicSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);
const topicParams = z.strictObject({ topic: topicSchema });

export const listWordTopics = endpoint({
  ...WORD_ENDPOINTS.listWordTopics,
  access: 'candidate',
  summary: 'The topics whose words can be kept as cards, and how many of each the caller has.',
  reply: z.object({
    topics: z.array(
      z.object({ topic: z.string(), title: z.string(), words: z.int(), /** With a card. */ kept: z.int() }),
    ),
  }),
});

export const getWordTopic = endpoint({
  ...WORD_ENDPOINTS.getWordTopic,
  access: 'candidate',
  summary: 'The words of a topic, and which of them the caller has a card of.',
  params: topicParams,
  reply: z.object({
    topic: z.string(),
    title: z.string(),
    words: z.array(
      z.object({
        word: z.string(),
        /** In the language of the request, as the card has it. */
        meaning: z.string(),
        example: z.string(),
        partners: z.array(z.string()),
        kept: z.boolean(),
      }),
    ),
  }),
  refusals: ['topic-unknown'],
});

export const keepTopicWords = endpoint({
  ...WORD_ENDPOINTS.keepTopicWords,
  access: 'candidate',
  summary: 'Makes cards of words of a topic. A word that the caller has a card of gets no second one.',
  params: topicParams,
  body: z.strictObject({
    zone: zoneSchema,
    /** Others than those of the topic are left out. */
    words: z.array(someText(LONGEST_CARD_WORD)).min(1).max(MOST_WORDS_OF_TOPIC),
  }),
  reply: z.object({
    /** The words of the topic that the caller has a card of now. */
    kept: z.array(z.string()),
  }),
  refusals: ['topic-unknown', 'too-many-cards', 'too-many-starts'],
});
