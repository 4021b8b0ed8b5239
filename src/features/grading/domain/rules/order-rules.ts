import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';
import { isQuestion } from './sentence-form.ts';

const { rule } = rulesOf('order');

export const ORDER_RULES: readonly ErrorRule[] = [
  rule(
    'very-like',
    [
      [
        'i|we|they|you|people|he|she|children|students <very like|likes|love|loves|enjoy|enjoys|want|wants|hope|agree|hate|need|appreciate|liked|enjoyed>',
        'really {3}',
      ],
    ],
    {
      en: '“Very” does not go with a verb. Write “really like”, or “like … very much”.',
      zh: 'very 不能修飾動詞：寫 really like，或把 very much 放在後面。',
    },
  ),
  rule(
    'like-very-much-it',
    [
      "!would|'d|be|is|are|was|not <like|likes|love|loves|enjoy|enjoys|liked|loved very much> #DET|#NOUN|@possessive|#PROPN",
    ],
    {
      en: 'Nothing stands between a verb and its object: “like music very much”.',
      zh: '動詞和受詞不能分開，very much 放在受詞後面：like music very much。',
    },
  ),
  rule(
    'verb-adverb-object',
    [
      '~learn|~speak|~study|~play|~write|~read|~understand|~solve|~finish <well|fluently|quickly|easily|slowly|effectively|efficiently|carefully> english|chinese|the|a|this|these|@possessive|#PROPN',
    ],
    {
      en: 'The adverb comes after the object: “solve the problem quickly”.',
      zh: '副詞放在受詞後面，不能插在動詞和受詞中間：solve the problem quickly。',
    },
  ),
  rule(
    'embedded-question',
    [
      '~know|~understand|~wonder|~explain|~ask|~decide|about|idea|~discuss|~consider|~learn|~realize|~see .? <where|why|how|when can|do|does|did|should|could|will|is|are|was|were @subject|the|people|this|my|our|children|students|parents>',
    ],
    {
      en: 'A question inside a sentence has normal word order: “I know where he is”.',
      zh: '句子裡的間接問句要用直述句語序：I know where he is。',
      unless: isQuestion,
    },
  ),
  rule(
    'enough-order',
    [
      [
        '<enough good|old|big|strong|rich|high|tall|clear|brave|young|mature|smart|large|long|fast> to|.|,|for|;|$',
        '{2} enough',
      ],
    ],
    {
      en: '“Enough” comes after an adjective: “old enough”.',
      zh: 'enough 放在形容詞後面：old enough。',
    },
  ),
  rule('only-can', [['!not|if|the|and|but <only can|could|will>', '{3} only']], {
    en: '“Only” comes after “can”: “can only”.',
    zh: 'only 放在 can 後面：can only。',
  }),
  rule(
    'before-two-years',
    [
      [
        '<before #NUM|two|three|four|five|several|few|many years|months|days|weeks|decades> .|,|and|i|we|there',
        '{2} {3} ago',
      ],
      ['<ago #NUM|two|three|several years|months|days>', '{2} {3} ago'],
    ],
    {
      en: 'For 兩年前, English says “two years ago”.',
      zh: '「兩年前」是 two years ago，ago 放在後面。',
    },
  ),
  rule(
    'make-easier-life',
    [
      '~make|~keep <easier|safer|happier|healthier|convenient|comfortable|easy|happy|clean> the|our|their|my|his|her|us|them',
    ],
    {
      en: 'The adjective comes after the object: “make our life easier”.',
      zh: '形容詞放在受詞後面：make our life easier。',
    },
  ),
  rule(
    'my-parents-they',
    [
      '^ my|our|his|her|their parents|friends|children|students|brothers|sisters|teachers|neighbours|neighbors <they>',
      '^ my|our|his|her|their father|mother|brother|sister|friend|teacher|boss|son|daughter|husband|wife <he|she>',
    ],
    {
      en: 'The subject is already there: leave out “they” or “he”.',
      zh: '中文可以先說主題再說「他們」，英文的主詞只說一次，去掉 they、he。',
    },
  ),
];
