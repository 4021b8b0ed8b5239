import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';
import { hasWord } from './sentence-form.ts';

const { rule, code } = rulesOf('preposition');

/** “At 2010” or “on 2010”: a year takes “in”. */
function findYear({ tokens }: Sentence): RuleMatch[] {
  return tokens.flatMap((token, from) => {
    const next = wordOf(tokens[from + 1]);
    const isYear = /^(?:1[6-9]|20)\d\d$/.test(next) && (tokens[from + 2]?.tag ?? 'PUNCT') !== 'NOUN';
    const isWrong =
      ['at', 'on'].includes(wordOf(token)) && !['based', 'of'].includes(wordOf(tokens[from - 1]));
    const isDate = ['SYM', 'NUM'].includes(tokens[from + 2]?.tag ?? '');
    return isYear && isWrong && !isDate ? [{ from, to: from + 1, correction: 'in' }] : [];
  });
}

export const PREPOSITION_RULES: readonly ErrorRule[] = [
  rule(
    'discuss-about',
    [
      ['<~discuss about>', '{1}'],
      ['<~mention about>', '{1}'],
      ['<emphasize|emphasizes|emphasise|emphasises|emphasized on>', '{1}'],
    ],
    {
      en: 'This verb takes its object directly, without a preposition: “discuss the plan”.',
      zh: 'discuss、mention、emphasize 直接接受詞，不加介系詞。',
    },
  ),
  rule(
    'contact-with',
    [['can|to|will|should|could|may|please|not|@subject|always <contact with>', 'contact']],
    {
      en: 'The verb “contact” takes no “with”: “contact me”. The noun does: “be in contact with”.',
      zh: '動詞 contact 直接接受詞，不加 with；名詞才用 in contact with。',
    },
  ),
  rule('depend-of', [['<depend|depends|depended|depending of|from|in|to|for>', '{1} on']], {
    en: 'The verb is “depend on”.',
    zh: '「取決於」是 depend on。',
  }),
  rule(
    'interested-about',
    [
      ['interested <on|about|at|for|with|to> !#VERB|hear|@base|.', 'in'],
      ['interested <on|about|at|for|with> ', 'in'],
    ],
    {
      en: 'The phrase is “interested in”.',
      zh: '「對……感興趣」是 interested in。',
    },
  ),
  rule(
    'married-with',
    [
      ['married <with>', 'to'],
      ['<marry|marries with|to>', '{1}'],
    ],
    {
      en: 'Someone is “married to” a person, or “marries” a person, without “with”.',
      zh: '「和……結婚」是 marry 加人，或 be married to，不用 with。',
    },
  ),
  rule(
    'according-with',
    [
      ['<according with|of>', 'according to'],
      ['<according to me|us>', 'in my opinion'],
      ['<according to my|our opinion|view|point>', 'in my opinion'],
    ],
    {
      en: '“According to” names another source. For your own view, write “in my opinion”.',
      zh: 'according to 用於引述他人或資料；表達自己的看法用 in my opinion。',
    },
  ),
  rule(
    'in-my-point',
    [
      ['<in my|our|their point of view>', 'from {2} point of view'],
      ['<on|at|for|to my opinion> ,|.|i', 'in my opinion'],
      ['^ <from my opinion>', 'in my opinion'],
    ],
    {
      en: 'The phrases are “from my point of view” and “in my opinion”.',
      zh: '固定說法是 from my point of view 和 in my opinion。',
    },
  ),
  rule(
    'listen-without-to',
    [['~listen <music|songs|me|him|us|them|her|the|my|their|a|radio|some>', 'to {2}']],
    { en: '“Listen” needs “to” before what is heard.', zh: 'listen 後面接受詞要加 to。' },
  ),
  rule('arrive-to', ['~arrive <to> !@base'], {
    en: 'One arrives “at” a building or “in” a city, not “to”.',
    zh: '抵達用 arrive at（地點）或 arrive in（城市、國家），不用 to。',
  }),
  rule(
    'good-in',
    [
      [
        'be|is|are|am|was|were|very|so|not good <in> english|math|maths|mathematics|sport|sports|cooking|singing|dancing|swimming|drawing|science|@ing',
        'at',
      ],
    ],
    { en: 'For skills, the phrase is “good at”.', zh: '「擅長」是 good at。' },
  ),
  rule(
    'in-monday',
    [
      ['<in|at @weekday>', 'on {2}'],
      ['<on|at the morning|afternoon|evening> ,|.|$|and|to|i|we|they|when', 'in the {3}'],
      ['<in the weekend|weekends>', 'at the {3}'],
      ['<on|at @month> ,|.|and|to|#NUM', 'in {2}'],
    ],
    {
      en: 'Days take “on”, months and parts of the day take “in”.',
      zh: '星期幾用 on，月份和早上、下午用 in。',
    },
  ),
  code('at-year', findYear, { en: 'Years take “in”: “in 2010”.', zh: '年份前面用 in：in 2010。' }),
  rule(
    'affect-on',
    [
      ['!@possessive|a|an|the|#ADJ|#DET <affect|affects|affecting on|to|for>', '{2}'],
      ['can|will|to|may|could|might|not|also|would <influence on|to|for>', 'influence'],
    ],
    {
      en: 'The verbs “affect” and “influence” take their object directly. The nouns take “on”.',
      zh: '動詞 affect、influence 直接接受詞；名詞才用 an effect on、an influence on。',
    },
  ),
  rule(
    'lack-of-verb',
    [
      ['@subject|people|who|which|children|students|not|may|will|can|often <lack of> ', 'lack'],
      ['<lacks|lacked of>', '{1}'],
    ],
    {
      en: 'The verb is “lack” without “of”; the noun is “a lack of”.',
      zh: '動詞 lack 直接接受詞；名詞才用 a lack of。',
    },
  ),
  rule(
    'face-to-problem',
    [
      ['!face can|will|to|must|may|might|should|also|@subject <face to|with> !face', 'face'],
      ['<facing|faces to|with> !face', '{1}'],
    ],
    {
      en: 'The verb “face” takes its object directly: “face problems”, or “be faced with problems”.',
      zh: '動詞 face 直接接受詞；被動才是 be faced with。',
    },
  ),
  rule(
    'attend-to-school',
    ['~attend <to> school|class|classes|university|college|lectures|lessons|courses|meetings'],
    { en: '“Attend” takes its object directly: “attend school”.', zh: 'attend 直接接受詞，不加 to。' },
  ),
  rule(
    'enter-to',
    ['~enter|~approach <to> the|a|this|our|their|university|college|@possessive|school|#PROPN'],
    {
      en: '“Enter” takes its object directly: “enter the room”.',
      zh: 'enter、approach 直接接受詞，不加 to。',
    },
  ),
  rule(
    'reach-to',
    ['reach|reaches|reached|reaching <to> #NUM|a|the|approximately|about|around|almost|nearly|its|their'],
    {
      en: '“Reach” takes its object directly: “reached 40%”.',
      zh: 'reach 直接接受詞：reached 40%，不加 to。',
    },
  ),
  rule(
    'in-internet',
    [
      ['<in|at|from internet> !#NOUN|@plural|-', 'on the internet'],
      ['<in the internet> !#NOUN|@plural|-|era|age', 'on the internet'],
      ['<in|at tv|television> .|,|and|$|or|when', 'on {2}'],
    ],
    {
      en: 'It is “on the internet” and “on TV”.',
      zh: '「在網路上」是 on the internet，「在電視上」是 on TV。',
    },
  ),
  rule('by-my-own', [['<by @possessive own> ,|.|;|$|and|because|when|without|to|in', 'on {2} own']], {
    en: 'The phrase is “on my own” or “by myself”.',
    zh: '「靠自己」是 on my own 或 by myself。',
  }),
  rule(
    'in-the-age-of-18',
    [
      [
        '<in|on the age of> #NUM|eighteen|six|seven|ten|twelve|sixteen|twenty|thirty|five|three',
        'at the age of',
      ],
      ['<in|on age> #NUM', 'at the age of'],
    ],
    { en: 'The phrase is “at the age of”.', zh: '「在……歲時」是 at the age of。' },
  ),
  rule(
    'since-two-years',
    [
      [
        '!ever <since #NUM|two|three|four|five|six|ten|many|several years|months|weeks|decades|hours> !ago|earlier|before|later',
        'for {3} {4}',
      ],
      ['<during #NUM|two|three|four|five|many|several years|months|hours|days|weeks> !of', 'for {2} {3}'],
    ],
    {
      en: 'For the length of time, use “for”. “Since” goes with the point where it started.',
      zh: '一段時間用 for；since 接開始的時間點。',
    },
  ),
  rule(
    'explain-me',
    [
      [
        '<explain|explains|explained|introduce|describe @person> ,|.|why|how|what|the|that|about|a|this',
        '{1} to {2}',
      ],
      '<suggest|suggests|suggested|recommend @person> to|that|some|a',
    ],
    {
      en: 'These verbs put “to” before the person: “explain it to me”.',
      zh: 'explain、suggest 後面的人要加 to：explain it to me。',
    },
  ),
  rule(
    'ask-to-person',
    ['ask|asked|asks|asking|answer|answered <to> me|him|us|them|her|people|students|parents|my|their|the'],
    { en: '“Ask” and “answer” take the person directly: “ask them”.', zh: 'ask、answer 直接接人，不加 to。' },
  ),
  rule('wait-without-for', [['wait|waiting|waited|waits <you|him|her|them|me|us|the> ', 'for {2}']], {
    en: '“Wait” needs “for” before the person or thing.',
    zh: 'wait 後面接人或物要加 for。',
  }),
  rule(
    'go-to-abroad',
    [
      [
        '~go|~come|~travel|~move|~return|~fly <to abroad|overseas|home|there|here|upstairs|downtown|everywhere|anywhere|somewhere>',
        '{3}',
      ],
      [
        '~go|~come|~live|~study|~work|~travel|people|students|life|someone <in|at abroad|overseas> !#NOUN',
        '{3}',
      ],
    ],
    {
      en: '“Abroad”, “overseas”, “home” and “there” are adverbs: no preposition before them.',
      zh: 'abroad、overseas、home、there 是副詞，前面不加介系詞。',
    },
  ),
  rule(
    'attention-on',
    [
      ['~pay .? .? attention <on|in|at|for|about|of>', 'to'],
      ['~pay attention <the|their|our|this|these>', 'to {3}'],
    ],
    { en: 'The phrase is “pay attention to”.', zh: '「注意」是 pay attention to。' },
  ),
  rule('prefer-than', [['prefer|prefers|preferred .* <than>', 'to']], {
    unless: hasWord('rather more less better other'),
    en: 'The phrase is “prefer A to B”.',
    zh: '「比起 B 更喜歡 A」是 prefer A to B，不用 than。',
  }),
  rule(
    'different-with',
    [
      ['different <with> !#VERB|no', 'from'],
      ['similar <with|as|like> !#VERB|@possessive', 'to'],
      ['same <with|like> ', 'as'],
    ],
    {
      unless: hasWord('exception exceptions'),
      en: 'The phrases are “different from”, “similar to” and “the same as”.',
      zh: '固定搭配：different from、similar to、the same as。',
    },
  ),
  rule(
    'responsible-of',
    [
      ['responsible <of|on|about|with>', 'for'],
      ['responsibility <about>', 'for'],
    ],
    { en: 'The phrase is “responsible for”.', zh: '「對……負責」是 responsible for。' },
  ),
  rule(
    'afraid-from',
    [
      ['afraid <from|about|with>', 'of'],
      ['proud <for|from|about|with>', 'of'],
      ['aware <about|with|on|to>', 'of'],
      ['capable <to|for|in>', 'of'],
    ],
    {
      en: '“Afraid”, “proud”, “aware” and “capable” go with “of”.',
      zh: 'afraid、proud、aware、capable 都搭配 of。',
    },
  ),
  rule('addicted-with', [['addicted <with|in|on|by|at>', 'to']], {
    en: 'The phrase is “addicted to”.',
    zh: '「沉迷於」是 addicted to。',
  }),
  rule('contribute-for', [['~contribute <for|in|on|into> ', 'to']], {
    en: 'The phrase is “contribute to”.',
    zh: '「促成、有助於」是 contribute to。',
  }),
  rule(
    'focus-in',
    [
      ['focuses|focused|focusing <in|at|about|to>', 'on'],
      ['to|can|should|will|must|could focus <in|at|about|to>', 'on'],
      ['~concentrate <at|about|to>', 'on'],
    ],
    { en: 'The phrases are “focus on” and “concentrate on”.', zh: '「專注於」是 focus on、concentrate on。' },
  ),
  rule(
    'consist-by',
    [
      ['~consist <by|with|from|on>', 'of'],
      ['<comprise|comprises of>', '{1}'],
    ],
    {
      en: 'The verb is “consist of”, or “comprise” without a preposition.',
      zh: '「由……組成」是 consist of；comprise 不加介系詞。',
    },
  ),
  rule(
    'participate-to',
    [
      ['~participate <to|at|on|into|with>', 'in'],
      [
        'participate|participates|participated|participating <the|a|these|those|this|many|some|@possessive|activities|sports> ',
        'in {2}',
      ],
      ['~take part <of|to|at|on|into> ', 'in'],
      ['~take part <the|a|this|these|some>', 'in {3}'],
    ],
    {
      en: 'The phrases are “participate in” and “take part in”.',
      zh: '「參加」是 participate in、take part in。',
    },
  ),
  rule(
    'agree-this',
    [
      [
        'agree|disagree|agrees <this|that|these|the|your|his|their statement|opinion|idea|view|viewpoint|point|argument|suggestion|claim|notion>',
        'with {2} {3}',
      ],
      ['agree|disagree|agrees <to> this|that|the statement|opinion|view|viewpoint|argument', 'with'],
    ],
    { en: 'One agrees “with” an opinion.', zh: '「同意某看法」是 agree with。' },
  ),
  rule(
    'go-to-shopping',
    [
      '~go <to> shopping|swimming|fishing|camping|hiking|jogging|dancing|skiing !#NOUN|center|centre|mall|malls|pool',
    ],
    {
      en: 'With free-time activities, “go” has no “to”: “go shopping”.',
      zh: 'go 加休閒活動不用 to：go shopping。',
    },
  ),
  rule('spend-for', [['~spend money|time|hours|much|more|lots|a|their|our <for> ', 'on']], {
    en: 'Money and time are spent “on” something.',
    zh: '錢和時間花在某事上用 spend … on。',
  }),
];
