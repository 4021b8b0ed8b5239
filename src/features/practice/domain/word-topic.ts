import type { Localised } from '#ielts/marking/model-answers.ts';

/** What a word of a topic can be. */
export const WORD_KINDS = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;
type WordKind = (typeof WORD_KINDS)[number];

/** A word that the content offers as a card. */
type TopicWord = {
  readonly word: string;
  readonly kind: WordKind;
  readonly meaning: Localised;
  readonly example: string;
  /** Words that go with it. */
  readonly partners: readonly string[];
};

/** Words about one topic, such as `home`. */
export type WordTopic = {
  readonly topic: string;
  readonly title: Localised;
  readonly words: readonly TopicWord[];
};

/** So that all words of a topic fit one packet. */
export const MOST_WORDS_OF_TOPIC = 60;

const SHORT: Readonly<Record<WordKind, string>> = {
  noun: 'n.',
  verb: 'v.',
  adjective: 'adj.',
  adverb: 'adv.',
  phrase: 'phr.',
};

/**
 * The meaning as a card has it, such as 「n. 房客：somebody who pays rent」. A page in Chinese gives both languages, as a
 * bilingual dictionary does; a page in English is for readers of English.
 */
export function cardMeaning({ kind, meaning }: TopicWord, language: keyof Localised): string {
  const text = language === 'en' ? meaning.en : `${meaning['zh-Hant']}：${meaning.en}`;
  return `${SHORT[kind]} ${text}`;
}
