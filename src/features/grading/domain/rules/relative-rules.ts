import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';
import { isQuestion } from './sentence-form.ts';

const { rule } = rulesOf('relative');

const HUMAN =
  'people|person|man|men|woman|women|children|child|students|student|parents|teachers|teacher|workers|those|friend|friends';
const PLACE =
  'city|cities|place|places|country|countries|house|school|company|area|areas|village|town|world|room|environment|society|office|region';
const END = ',|.|;|$|is|are|has|have|and|but|because|was|will';

export const RELATIVE_RULES: readonly ErrorRule[] = [
  rule(
    'who-they',
    [
      `${HUMAN} who <they|he|she> live|lives|lived|work|works|worked|come|comes|came|go|goes|went|study|suffer|die|smoke|grow|grew`,
    ],
    {
      en: '“Who” is already the subject: leave out “they” or “he”.',
      zh: 'who 已經是主詞，後面不再加 they、he。',
    },
  ),
  rule(
    'which-it',
    [
      [
        ', <which it|they> is|are|was|were|can|will|has|have|makes|means|causes|helps|leads|could|may !during|in|at|for|on|from|not',
        'which',
      ],
    ],
    {
      en: '“Which” is already the subject: leave out “it”.',
      zh: 'which 已經是主詞，後面不再加 it。',
    },
  ),
  rule(
    'city-which-i-live',
    [
      [
        `${PLACE} <which|that> i|we|they|he|she|you|people|@possessive parents|family|friends|children? live|lives|lived|work|works|worked|study|studied|stay|stayed|grew|born !in|at|with|for|near|on|up|out|here|to`,
        'where',
      ],
    ],
    {
      en: 'One lives “in” a place, so write “where” or “in which”.',
      zh: '住「在」某地，要用 where 或 in which。',
    },
  ),
  rule(
    'where-live-in',
    [`where i|we|they|he|she|people|you|@possessive family? ~live|~work|~stay|~study <in|at> ${END}`],
    {
      en: '“Where” already means “in which”: leave out “in”.',
      zh: 'where 已經包含 in，後面不再加 in。',
    },
  ),
  rule('who-their', [[`${HUMAN} <who his|her|their|its> #NOUN`, 'whose']], {
    en: 'For possession, the word is “whose”: “children whose parents work”.',
    zh: '表示「誰的」用 whose：children whose parents work。',
  }),
  rule(
    'people-which',
    [
      [
        'people|person|man|men|woman|women|children|students|student|parents|teachers|teacher|workers|friends|friend|everyone|someone|anyone <which> have|live|work|want|like|think|study|need|love|do|believe|prefer',
        'who',
      ],
    ],
    {
      en: 'People are “who”, things are “which”.',
      zh: '先行詞是人用 who，是物才用 which。',
    },
  ),
  rule(
    'things-who',
    [
      [
        'thing|things|problem|problems|city|cities|book|books|car|cars|job|jobs|machine|machines|product|products|building|buildings|activity|activities|idea|ideas|technology|computer|computers|program|programs <who> ',
        'which',
      ],
    ],
    {
      en: 'Things are “which” or “that”, people are “who”.',
      zh: '先行詞是物用 which 或 that，人才用 who。',
    },
  ),
  rule(
    'everything-what',
    [
      ['everything|something|anything|thing|things <what> ', 'that'],
      ['!at|after|of|above <all what>', 'all that'],
    ],
    {
      en: 'After a noun or “everything”, the link is “that”, not “what”.',
      zh: 'everything、all 等先行詞後面用 that，不用 what。',
    },
  ),
  rule(
    'city-in-where',
    [
      [`${PLACE} <in where>`, 'where'],
      [`${PLACE} , <in where>`, 'where'],
    ],
    {
      en: '“Where” already contains “in”: write “where” or “in which”.',
      zh: 'where 已經包含 in：寫 where 或 in which。',
    },
  ),
  rule(
    'the-way-how',
    [
      ['<the|a|another|best way how>', 'the way'],
      ['the <reason because>', 'reason why'],
    ],
    {
      en: 'Write “the way” or “how”, not both.',
      zh: 'the way 和 how 擇一使用。',
      unless: isQuestion,
    },
  ),
];
