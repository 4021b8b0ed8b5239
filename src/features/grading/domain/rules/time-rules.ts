import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';
import { hasWord, isQuestion } from './sentence-form.ts';

const { rule, code } = rulesOf('time-not-marked');

const REACH = 9;
const FINISHED = new Set(['ago', 'yesterday']);
const LAST = new Set(['year', 'month', 'week', 'night', 'century']);
/** Words after which a new clause may start, so that the time word belongs to another verb. */
const NEW_CLAUSE = new Set([
  'since',
  'that',
  'which',
  'who',
  'when',
  'because',
  'and',
  'but',
  'than',
  'from',
  'as',
  'while',
]);

/** “has graduated two years ago”: the present perfect with a finished time in the same clause. */
function findPerfectWithPast({ tokens }: Sentence): RuleMatch[] {
  return tokens.flatMap((token, from) => {
    if (!['have', 'has', "'ve"].includes(wordOf(token))) return [];
    let verb = from + 1;
    while (tokens[verb]?.tag === 'ADV') verb += 1;
    if (tokens[verb]?.tag !== 'VERB' && wordOf(tokens[verb]) !== 'been') return [];
    for (let at = verb + 1; at < Math.min(tokens.length, from + REACH); at += 1) {
      const word = wordOf(tokens[at]);
      if (NEW_CLAUSE.has(word) || tokens[at]?.tag === 'PUNCT') return [];
      const isLast = word === 'last' && LAST.has(wordOf(tokens[at + 1])) && wordOf(tokens[at - 1]) !== 'the';
      if (FINISHED.has(word) || isLast) return [{ from, to: verb + 1 }];
    }
    return [];
  });
}

const LAST_PAST_YEAR = 2019;

/** “In 1990, the number is …”: a past year at the start, and the present of “be” in the main clause. */
function findPresentInPastYear(sentence: Sentence): RuleMatch[] {
  const { tokens } = sentence;
  const year = Number(wordOf(tokens[1]));
  if (wordOf(tokens[0]) !== 'in' || !(year >= 1000 && year <= LAST_PAST_YEAR)) return [];
  for (let at = 2; at < Math.min(tokens.length, 2 + REACH); at += 1) {
    const word = wordOf(tokens[at]);
    if (NEW_CLAUSE.has(word) || word === 'to' || (at > 2 && tokens[at]?.tag === 'PUNCT')) return [];
    if (word === 'is' || word === 'are')
      return [{ from: at, to: at + 1, correction: word === 'is' ? 'was' : 'were' }];
    if (tokens[at]?.tag === 'VERB' || tokens[at]?.tag === 'AUX') return [];
  }
  return [];
}

const DURATION =
  'for|since #NUM|many|several|a|two|three|four|five|six|seven|eight|nine|ten|then years|months|weeks|decade|childhood|long|couple|,|.|$';

export const TIME_RULES: readonly ErrorRule[] = [
  code('perfect-with-past', findPerfectWithPast, {
    en: 'With a finished time such as “ago” or “last year”, use the past simple, not “have” or “has”.',
    zh: 'ago、last year 是已結束的時間，要用過去簡單式，不用 have、has 的完成式。',
  }),
  code('year-with-present', findPresentInPastYear, {
    en: 'The year is over, so the verb is in the past: “was” or “were”.',
    zh: '這個年份已經過去，動詞要用過去式 was、were。',
  }),
  rule(
    'have-past',
    [
      [
        "have|has|had|'ve|having also|already|never|not|n't|always|just|only|recently? <@past>",
        '{3:participle}',
      ],
    ],
    {
      en: 'After “have”, “has” and “had”, use the third form of the verb: “has become”, “have gone”.',
      zh: 'have、has、had 後面接過去分詞，不是過去式：has become、have gone。',
    },
  ),
  rule(
    'have-base',
    [
      [
        "has|have|'ve already|also|never|not|n't|just|recently|been|always? <develop|achieve|learn|create|solve|happen|provide|receive|discover|introduce|graduate|decide|disappear|lose|take|give|go|make|know|grow|improve|see|write|choose> !-",
        '{3:participle}',
      ],
    ],
    {
      en: 'After “have” and “has”, use the third form of the verb, not the base form.',
      zh: 'have、has 後面要接過去分詞，不能用原形動詞。',
      unless: isQuestion,
    },
  ),
  rule(
    'yesterday-present',
    [
      '^ yesterday|last week|month|year|night|weekend? ,? i|we|they|he|she <am|is|are|@verbal|@verbalthird|have|has>',
    ],
    {
      en: '“Yesterday” and “last week” are over, so the verb needs its past form.',
      zh: 'yesterday、last week 已經過去，動詞要用過去式。',
    },
  ),
  rule(
    'if-will',
    [
      ['^|,|and|but if|unless he|she|it <will @base|be|rain|snow>', '{5:third}'],
      [
        '^|,|and|but if|unless i|you|we|they|people|parents|students|children|governments <will @base>',
        '{5:base}',
      ],
      '^ if|unless the|a|this|our|their #NOUN|#ADJ? #NOUN <will not? @base|be>',
      ['^ when|until|before|after he|she|it <will @base|be>', '{5:third}'],
      ['^ when|until|before|after i|you|we|they|people|children|students <will @base>', '{5:base}'],
    ],
    {
      en: 'In a clause with “if”, “when” or “until”, the future is in the present tense: “if it rains”.',
      zh: 'if、when、until 子句說未來的事，用現在式，不用 will：if it rains。',
      unless: isQuestion,
    },
  ),
  rule(
    'continuous-since',
    [
      `@subject <am|is|are|'m|'re @ing> .* .* ${DURATION}`,
      '@subject <am|is|are @ing> .* since #NUM|childhood|then',
    ],
    {
      en: 'For something that started in the past and is still true, use “have been doing”.',
      zh: '從過去持續到現在，用現在完成進行式 have been doing。',
      unless: hasWord('going will'),
    },
  ),
  rule(
    'present-since',
    [
      'i|we|they <live|work|study|know|learn> .* .* since #NUM|childhood|then',
      'he|she|it <lives|works|studies|knows|learns> .* .* since #NUM|childhood|then',
    ],
    {
      en: 'With “since”, the verb is in the present perfect: “have lived here since 2019”.',
      zh: 'since 搭配現在完成式：have lived here since 2019。',
    },
  ),
  rule(
    'use-to',
    [
      [
        '^|,|and|but|because|when i|we|they|he|she|people <use to> be|live|go|play|have|work|think|believe|do|eat|walk',
        'used to',
      ],
    ],
    {
      en: 'A past habit is “used to” with “-d”.',
      zh: '表示過去的習慣用 used to，use 要加 -d。',
    },
  ),
  rule(
    'past-time-present',
    [
      ['^ in the past ,? people|we|they|women|men|children|students|parents <are>', 'were'],
      '^ in the past ,? people|we|they|women|men|children|students|parents <can|do|does> ',
      [
        '^ in the past ,? people|we|they|women|children|students|parents <have> to|no|more|less|only|many|few',
        'had',
      ],
      '^ in the past ,? people|we|they|women|men|children|students|parents <live|go|use|need|like|think|work|@verbal>',
    ],
    {
      en: '“In the past” is over, so the verb needs its past form.',
      zh: 'in the past 說的是過去，動詞要用過去式。',
    },
  ),
  rule(
    'be-born',
    [
      ['i|he|she <am|is born>', 'was born'],
      ['@subject <are born> in #NUM', 'were born'],
      ['i|he|she <born> in|on|at', 'was born'],
    ],
    {
      en: 'A birth is in the past: “was born”, “were born”.',
      zh: '出生是過去的事，用 was born、were born。',
    },
  ),
];
