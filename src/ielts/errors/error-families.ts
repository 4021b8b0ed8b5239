import type { Criterion } from '../criteria/criteria.ts';
import type { Localised } from '../marking/model-answers.ts';

/**
 * The families of errors that Chinese speakers make in English. The local grader sorts what it finds by them, and
 * practice has a set for each. Their ids are stored with grades and questions, so they never change.
 */
export const ERROR_FAMILY_IDS = [
  'no-subject',
  'two-verbs',
  'time-not-marked',
  's-missing',
  'article',
  'countable',
  'paired-joins',
  'comma-splice',
  'order',
  'preposition',
  'word-class',
  'partner',
  'voice',
  'relative',
  'reference-link',
  'strength-template',
] as const;
export type ErrorFamilyId = (typeof ERROR_FAMILY_IDS)[number];

/** A lesson of `content/courses`, by the slugs of its course and of itself. */
type LessonPlace = { readonly course: string; readonly lesson: string };

type ErrorFamily = {
  readonly name: Localised;
  /** What goes wrong, in one sentence. */
  readonly explanation: Localised;
  /** The criterion that errors of this family lower. It is one of both tasks of Writing. */
  readonly criterion: Extract<
    Criterion,
    'coherence-and-cohesion' | 'lexical-resource' | 'grammatical-range-and-accuracy'
  >;
  /** The lessons that teach it, the most useful first. */
  readonly lessons: readonly LessonPlace[];
};

const basics = (lesson: string): LessonPlace => ({ course: 'grammar-basics', lesson });
const advanced = (lesson: string): LessonPlace => ({ course: 'grammar-advanced', lesson });
const essay = (lesson: string): LessonPlace => ({ course: 'ielts-scored-essay', lesson });

const GRAMMAR = 'grammatical-range-and-accuracy';

export const ERROR_FAMILIES: Readonly<Record<ErrorFamilyId, ErrorFamily>> = {
  'no-subject': {
    name: { en: 'Missing subject or verb', 'zh-Hant': '缺主詞或動詞' },
    explanation: {
      en: 'Every English sentence needs a subject and a verb, even where Chinese leaves one out.',
      'zh-Hant': '中文可以省略主詞，或直接用形容詞當述語，英文每個句子都要有主詞和動詞。',
    },
    criterion: GRAMMAR,
    lessons: [basics('subject-and-verb'), advanced('run-ons-and-fragments')],
  },
  'two-verbs': {
    name: { en: 'Two verbs together', 'zh-Hant': '動詞重疊' },
    explanation: {
      en: 'Two verbs stand together, but only one can be the main verb: the other needs “to”, “-ing” or no “be”.',
      'zh-Hant': '兩個動詞連在一起，但一個子句只能有一個主要動詞，另一個要改成 to V、V-ing，或去掉 be 動詞。',
    },
    criterion: GRAMMAR,
    lessons: [
      basics('be-or-another-verb'),
      advanced('to-do-or-doing'),
      basics('should-must-have-to'),
      basics('can-and-could'),
    ],
  },
  'time-not-marked': {
    name: { en: 'Time not shown by the verb', 'zh-Hant': '動詞沒有標示時間' },
    explanation: {
      en: 'The verb itself shows the time: the past for what is over, “have done” for up to now, the present after “if” for the future.',
      'zh-Hant':
        '英文靠動詞本身表示時間：已結束用過去式，到現在為止用 have 加過去分詞，if 後面說未來用現在式。',
    },
    criterion: GRAMMAR,
    lessons: [
      advanced('present-perfect-or-past-simple'),
      advanced('steady-tenses'),
      basics('past-simple-irregular'),
      basics('if-it-rains'),
    ],
  },
  's-missing': {
    name: { en: 'Agreement and the ending -s', 'zh-Hant': '主詞動詞一致與字尾 -s' },
    explanation: {
      en: 'The verb must agree with its subject, and a plural noun needs its ending.',
      'zh-Hant': '動詞要和主詞的單複數一致，複數名詞也要加上字尾。',
    },
    criterion: GRAMMAR,
    lessons: [basics('present-simple-and-s'), advanced('agreement-in-long-sentences')],
  },
  article: {
    name: { en: 'A, an, the or nothing', 'zh-Hant': '冠詞' },
    explanation: {
      en: 'A singular countable noun needs an article: “the” if both sides know which one, or else “a”. A general idea has none.',
      'zh-Hant': '英文的單數可數名詞前面要有冠詞：雙方都知道是哪一個用 the，否則用 a；泛指的概念則不加。',
    },
    criterion: GRAMMAR,
    lessons: [
      essay('articles-and-plurals'),
      basics('a-an-or-nothing'),
      basics('the'),
      advanced('articles-general-and-abstract'),
    ],
  },
  countable: {
    name: { en: 'Countable or uncountable', 'zh-Hant': '可數與不可數' },
    explanation: {
      en: 'Words such as “information” have no plural, and “much” and “many” depend on the noun.',
      'zh-Hant': 'information 這類名詞沒有複數，much、many 等量詞也要看名詞可不可數。',
    },
    criterion: GRAMMAR,
    lessons: [basics('countable-and-uncountable'), basics('some-any-much-many-a-lot-of')],
  },
  'paired-joins': {
    name: { en: 'Two joining words', 'zh-Hant': '連接詞成對' },
    explanation: {
      en: 'Chinese joins two clauses with a pair of words (雖然…但是); English uses one of them.',
      'zh-Hant': '中文說「雖然……但是」、「因為……所以」，英文兩個子句只用一個連接詞。',
    },
    criterion: GRAMMAR,
    lessons: [advanced('one-join-for-two-clauses'), basics('and-but-because-so')],
  },
  'comma-splice': {
    name: { en: 'A comma between two sentences', 'zh-Hant': '逗號連接兩個句子' },
    explanation: {
      en: 'A comma cannot join two sentences: use a full stop, a semicolon or a joining word.',
      'zh-Hant': '中文可以一路逗號到底，英文的逗號不能連接兩個句子，要用句號、分號或連接詞。',
    },
    criterion: GRAMMAR,
    lessons: [
      essay('where-a-sentence-ends'),
      advanced('however-therefore-nevertheless'),
      advanced('run-ons-and-fragments'),
    ],
  },
  order: {
    name: { en: 'Word order', 'zh-Hant': '語序' },
    explanation: {
      en: 'The words are right but in Chinese order: adverbs, questions inside a sentence and “very much” have fixed places.',
      'zh-Hant': '單字對了，但照中文的順序排；副詞、間接問句和 very much 在英文裡都有固定位置。',
    },
    criterion: GRAMMAR,
    lessons: [basics('word-order'), basics('how-often'), basics('questions-and-short-answers')],
  },
  preposition: {
    name: { en: 'Prepositions', 'zh-Hant': '介系詞' },
    explanation: {
      en: 'A preposition belongs to its English verb, noun or adjective, or to its kind of time or place. Do not translate the Chinese one.',
      'zh-Hant': '介系詞要跟著英文的動詞、名詞或形容詞走，時間和地點也各有固定用法，不能照中文翻。',
    },
    criterion: GRAMMAR,
    lessons: [basics('in-on-at'), essay('word-partners-before-rare-words')],
  },
  'word-class': {
    name: { en: 'Wrong form of the word', 'zh-Hant': '詞性錯誤' },
    explanation: {
      en: 'The place decides: a noun after “the” or “a … of”, an adjective with a noun or after “be”, an adverb with a verb or adjective.',
      'zh-Hant':
        '位置決定詞性：the、a 的後面要有名詞，修飾名詞或接在 be 後面用形容詞，修飾動詞或形容詞用副詞。',
    },
    criterion: 'lexical-resource',
    lessons: [advanced('from-verb-to-noun'), basics('bored-or-boring'), basics('comparing')],
  },
  partner: {
    name: { en: 'Words that do not go together', 'zh-Hant': '搭配詞' },
    explanation: {
      en: 'Each word is right, but English does not use them together: knowledge is gained, not learned.',
      'zh-Hant': '每個字都對，但英文不這樣搭配，例如 knowledge 要用 gain，不用 learn。',
    },
    criterion: 'lexical-resource',
    lessons: [
      essay('word-partners-before-rare-words'),
      { course: 'ielts-scored-speaking', lesson: 'word-partners' },
    ],
  },
  voice: {
    name: { en: 'Active, passive, -ing and -ed', 'zh-Hant': '主動與被動' },
    explanation: {
      en: 'The verb does not show who acts: “was happened”, “I am boring”, “should be solve”.',
      'zh-Hant': '動詞沒有表達清楚是主動還是被動，例如 was happened、I am boring、should be solve。',
    },
    criterion: GRAMMAR,
    lessons: [advanced('the-passive'), basics('bored-or-boring'), advanced('describing-a-process')],
  },
  relative: {
    name: { en: 'Relative clauses', 'zh-Hant': '關係子句' },
    explanation: {
      en: 'A clause with “who”, “which” or “where” repeats the person or thing, or its link is missing or wrong.',
      'zh-Hant': 'who、which、where 引導的子句重複了主詞或受詞，或是漏了、用錯了關係詞。',
    },
    criterion: GRAMMAR,
    lessons: [advanced('who-which-that'), advanced('where-when-whose')],
  },
  'reference-link': {
    name: { en: 'Links and reference words', 'zh-Hant': '連接語與指代' },
    explanation: {
      en: 'A linking phrase is not the English one, is doubled, or a word such as “this” has nothing clear to refer to.',
      'zh-Hant': '連接語不是英文的說法、重複使用，或 this、it 等詞指代不清。',
    },
    criterion: 'coherence-and-cohesion',
    lessons: [essay('links-that-do-not-show'), advanced('this-these-such')],
  },
  'strength-template': {
    name: { en: 'Claims too strong and fixed phrases', 'zh-Hant': '語氣過強與套語' },
    explanation: {
      en: 'The sentence claims more than anyone can prove, or is a phrase that examiners have read a thousand times.',
      'zh-Hant': '話說得太滿，或用了考官讀過無數次的套語。',
    },
    criterion: 'lexical-resource',
    lessons: [
      essay('writing-without-a-template'),
      advanced('may-tend-to-is-likely-to'),
      { course: 'ielts-advanced', lesson: 'match-the-strength-of-the-claim' },
    ],
  },
};
