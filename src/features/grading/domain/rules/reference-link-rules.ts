import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('reference-link');

export const REFERENCE_LINK_RULES: readonly ErrorRule[] = [
  rule(
    'in-the-other-hand',
    [
      ['<in|at|by|from|for|to|one the other hand>', 'on the other hand'],
      ['<in|on other hand|hands>', 'on the other hand'],
      ['<on the another hand>', 'on the other hand'],
      ['<on the other hands>', 'on the other hand'],
    ],
    {
      en: 'The phrase is “on the other hand”.',
      zh: '固定說法是 on the other hand。',
    },
  ),
  rule(
    'on-the-contrast',
    [
      ['<on|in the contrast>', 'in contrast'],
      ['<on contrast>', 'in contrast'],
      ['<in|at the contrary> ,', 'on the contrary'],
      ['<in|on contrary>', 'on the contrary'],
    ],
    {
      en: 'The phrases are “in contrast” and “on the contrary”.',
      zh: '固定說法是 in contrast、on the contrary。',
    },
  ),
  rule(
    'as-result',
    [
      ['<as|in result> ,|of|the|they|people|we', 'as a result'],
      ['<as the result> ,', 'as a result'],
      ['<as consequence> ,|of', 'as a consequence'],
    ],
    {
      en: 'The phrase is “as a result”.',
      zh: '固定說法是 as a result，要有 a。',
    },
  ),
  rule(
    'in-conclude',
    [
      ['^ <in conclude|concluding|conclusions>', 'in conclusion'],
      ['^ <to conclusion>', 'to conclude'],
      ['^ <in the conclusion|as conclusion|as a conclusion|for conclusion> ,', 'in conclusion'],
      ['^ <in the conclusion> ,', 'in conclusion'],
      ['^ <as a? conclusion> ,', 'in conclusion'],
      ['^ <to summary|summarize up>', 'to sum up'],
      ['^ <in sum up>', 'to sum up'],
    ],
    {
      en: 'The phrases are “in conclusion” and “to sum up”.',
      zh: '固定說法是 in conclusion、to sum up。',
    },
  ),
  rule(
    'in-the-same-time',
    [
      ['<in|on the same time> !#NOUN|interval|period', 'at the same time'],
      ['<at same time>', 'at the same time'],
    ],
    {
      en: 'The phrase is “at the same time”.',
      zh: '固定說法是 at the same time。',
    },
  ),
  rule(
    'for-examples',
    [
      ['<for examples|exemple|exampl>', 'for example'],
      ['<for an|a|the example> ,', 'for example'],
      ['<as example|examples> ,', 'for example'],
      ['<such as for example|instance>', 'such as'],
      ['<like for example>', 'such as'],
      ['<take for example> ,', 'for example'],
    ],
    {
      en: 'The phrase is “for example”, and one such phrase is enough.',
      zh: '固定說法是 for example，舉例的詞用一個就好。',
    },
  ),
  rule(
    'and-etc',
    [
      ['<and etc|etc.>', '{2}'],
      ['<and so on etc|etc.>', 'and so on'],
    ],
    {
      en: '“Etc.” already means “and so on”: no “and” before it.',
      zh: 'etc. 已經包含 and，前面不再加 and。',
    },
  ),
  rule(
    'last-but-not-the-least',
    [
      ['<last but not the least>', 'finally'],
      ['<last but not lease|last>', 'finally'],
    ],
    {
      en: 'Write “finally”. (The idiom is “last but not least”, without “the”.)',
      zh: '寫 finally 就好；原本的慣用語是 last but not least，沒有 the。',
    },
  ),
  rule(
    'firstable',
    [
      ['<firstable|firstably>', 'first of all'],
      ['^ <secondary> ,', 'second'],
      ['^ <at first> ,', 'first'],
      ['^ <in the first> ,', 'first'],
      ['^ <at last> ,', 'finally'],
    ],
    {
      en: 'For the order of your points, write “first”, “second” and “finally”.',
      zh: '論點的順序用 first、second、finally；at first、at last 意思不同。',
    },
  ),
  rule(
    'as-i-know',
    [
      ['!far <as i concern|concerned|know> ,', 'as far as I know'],
      ['<as far as i concern|concerned>', 'as far as I am concerned'],
      ['<as we all known|knew>', 'as we all know'],
      ['<as we known|knew> ,', 'as we know'],
    ],
    {
      en: 'The phrases are “as far as I know” and “as far as I am concerned”.',
      zh: '固定說法是 as far as I know、as far as I am concerned。',
    },
  ),
  rule(
    'its-its',
    [
      ["<it's|it’s> own|population", 'its'],
      ["<it 's own>", 'its own'],
      ['<its> a|an|the|not|very|also|important|possible|necessary|difficult|easy|hard|because', 'it is'],
    ],
    {
      en: '“Its” shows possession. “It’s” is short for “it is”.',
      zh: 'its 是「它的」，it’s 是 it is 的縮寫。',
    },
  ),
  rule(
    'their-there',
    [
      ['<their is|are|was|were>', 'there {2}'],
      ['<there own>', 'their own'],
    ],
    {
      en: '“There” goes with “is” and “are”; “their” shows possession.',
      zh: '「有」是 there is、there are；their 是「他們的」。',
    },
  ),
  rule(
    'opinion-twice',
    [
      ['<in|from my opinion|view|perspective|viewpoint ,? i think|believe|feel|suppose|consider>', 'I think'],
      ['<personally ,? i personally>', 'I'],
      ['<from my point of view ,? i think|believe|feel>', 'I think'],
    ],
    {
      en: 'One phrase for your opinion is enough.',
      zh: '表達意見的片語用一個就好，in my opinion 後面不再接 I think。',
    },
  ),
  rule(
    'as-mention-above',
    [
      ['<as i? mention|mentions> above|before|earlier|,', 'as mentioned'],
      ['<above mention|mentions>', 'above-mentioned'],
      ['<mention above>', 'mentioned above'],
    ],
    {
      en: 'The phrase is “as mentioned above”.',
      zh: '固定說法是 as mentioned above，mention 要加 -ed。',
    },
  ),
  rule(
    'nowaday',
    [
      ['<nowaday>', 'nowadays'],
      ['<now a days>', 'nowadays'],
      ['<now days>', 'nowadays'],
      ['<in nowadays>', 'nowadays'],
    ],
    {
      en: 'The word is “nowadays”, without a preposition.',
      zh: '正確寫法是 nowadays，前面不加 in。',
    },
  ),
];
