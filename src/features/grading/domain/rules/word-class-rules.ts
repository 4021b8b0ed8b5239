import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('word-class');

const STATE_NOUNS = 'convenience|importance|difficulty|danger|happiness|comfort|freedom|beauty|popularity';
const NO_NOUN = "!#NOUN|#PROPN|#ADJ|-|'s";

export const WORD_CLASS_RULES: readonly ErrorRule[] = [
  rule(
    'more-better',
    [
      [`<more|most @shortcomparative|@shortsuperlative> ${NO_NOUN}`, '{2}'],
      ['<more better|worse|easier|cheaper|faster|happier|healthier|safer|stronger>', '{2}'],
    ],
    {
      en: 'The ending -er already says “more”, so “more” is not needed.',
      zh: '字尾 -er 已經是比較級，前面不再加 more。',
    },
  ),
  rule(
    'more-cheap',
    [
      `!no|any <more cheap|big|small|fast|tall|strong|long|rich|old|great|hard|low|short|hot|cold|large|high|easy> ${NO_NOUN}`,
    ],
    {
      en: 'Short adjectives take -er: “cheaper”, “bigger”, “easier”.',
      zh: '短的形容詞比較級加 -er：cheaper、bigger、easier，不用 more。',
    },
  ),
  rule(
    'more-then',
    [
      [
        'better|worse|cheaper|easier|bigger|higher|lower|rather|greater|larger|faster|fewer|smaller|older|younger|stronger <then> !,',
        'than',
      ],
      ['more|less #ADJ|people|money|time <then> the|a|@person|before|others|in|other|#NUM', 'than'],
      ['more|less <then> #NUM|half|the|a|before|others|ever', 'than'],
    ],
    {
      en: 'Comparisons take “than”. “Then” is about time.',
      zh: '比較用 than；then 是「然後」。',
    },
  ),
  rule('very-convenience', [[`!the very|quite|too|extremely|so <${STATE_NOUNS}> !#NOUN|-`, '{3:other}']], {
    en: 'After “very” or “so” comes an adjective, not a noun.',
    zh: 'very、so 後面接形容詞，不接名詞。',
  }),
  rule(
    'is-importance',
    [
      "it|this|that|which|they|@plural is|was|are|be|'s <importance|convenience|difficulty|danger|benefit|harm|success> to|for|that|because|,|.|;|$|and",
    ],
    {
      en: 'After “is”, describe with an adjective: “it is important”.',
      zh: '用 be 動詞描述狀態時後面接形容詞：it is important。',
    },
  ),
  rule(
    'increase-rapid',
    [
      [
        `~increase|~decrease|~rise|~fall|~drop|~decline|~grow|~change|~develop|~improve|~reduce|~work|~fluctuate|~affect|~speak <@manner> ${NO_NOUN}`,
        '{2:adverb}',
      ],
    ],
    {
      en: 'A verb is described by an adverb: “increased rapidly”.',
      zh: '修飾動詞要用副詞：increased rapidly。',
    },
  ),
  rule(
    'a-rapidly-increase',
    [
      [
        'a|an|the|@possessive|this|some <@mannerly> increase|decrease|rise|fall|drop|growth|decline|change|changes|development|problem|problems|improvement|reduction|fluctuation !#ADJ|@ing',
        '{2:adjective}',
      ],
    ],
    {
      en: 'A noun is described by an adjective: “a rapid increase”.',
      zh: '修飾名詞要用形容詞：a rapid increase。',
    },
  ),
  rule(
    'develop-country',
    [
      [
        '!to|can|will|help|helps|could|may|should|not|they|we <develop|developping country|countries|nation|nations>',
        'developing {3}',
      ],
    ],
    {
      en: 'A country is “developing” or “developed”.',
      zh: '國家要用 developing（開發中）或 developed（已開發）。',
    },
  ),
  rule(
    'economy-growth',
    [
      [
        '<economy> growth|development|problem|problems|crisis|situation|benefit|benefits|impact|reasons|issue|issues',
        'economic',
      ],
      ['<environment> problem|problems|damage|issue|issues', 'environmental'],
      ['<tradition> culture|food|clothes|festival|festivals|custom|customs|way|ways', 'traditional'],
      ['<culture> difference|differences|background|heritage|values', 'cultural'],
      ['<nature> resource|resources|disaster|disasters|environment', 'natural'],
    ],
    {
      en: 'Before this noun, use the adjective: “economic growth”, “natural resources”.',
      zh: '這裡要用形容詞修飾名詞：economic growth、natural resources。',
    },
  ),
  rule(
    'health-lifestyle',
    [
      [
        '<health> lifestyle|lifestyles|diet|diets|body|bodies|habit|habits|life|person|people|eating',
        'healthy',
      ],
      [
        '<danger> place|places|thing|things|animal|animals|situation|situations|job|jobs|activity|activities|sport|sports',
        'dangerous',
      ],
      ['<success> person|people|man|businessman|career|life|company|students', 'successful'],
    ],
    {
      en: 'Before this noun, use the adjective: “a healthy diet”, “a dangerous place”.',
      zh: '這裡要用形容詞修飾名詞：a healthy diet、a dangerous place。',
    },
  ),
  rule(
    'effect-verb',
    [
      [
        'can|may|will|could|might|would|to|also <effect> the|our|their|my|his|her|people|children|on|us|them|students',
        'affect',
      ],
      [
        'a|an|the|negative|positive|bad|good|side|harmful|any|huge|great <affect|affects> on|.|,|of|to|and',
        '{2:other}',
      ],
    ],
    {
      en: '“Affect” is the verb and “effect” is the noun.',
      zh: 'affect 是動詞，effect 是名詞。',
    },
  ),
  rule(
    'loose-lose',
    [
      [
        'can|could|will|to|may|might|not|would|they|we|people <loose> @possessive|the|a|money|time|weight|some|interest|confidence',
        'lose',
      ],
      ['<loosing> @possessive|the|a|money|time|weight|interest', 'losing'],
    ],
    {
      en: '“Lose” is the verb; “loose” means “not tight”.',
      zh: '「失去」是 lose，loose 是形容詞「鬆的」。',
    },
  ),
  rule(
    'advice-advise',
    [
      [
        'to|can|will|would|i|should|could <advice> @person|people|students|that|parents|children|my',
        'advise',
      ],
      ['an|some|my|good|any|his|her|their|useful <advise> !@person|to', 'advice'],
    ],
    {
      en: '“Advise” is the verb and “advice” is the noun.',
      zh: 'advise 是動詞，advice 是名詞。',
    },
  ),
  rule(
    'their-live',
    [
      "our|their|my|his|her|daily|whole|human|people's <live> ,|.|;|$|and|is|will|in|more|easier|better|by|because",
    ],
    {
      en: 'The noun is “life”, plural “lives”.',
      zh: '名詞是 life（複數 lives），live 是動詞。',
    },
  ),
  rule(
    'their-believe',
    [
      ['their|our|my|his|her|strong|religious|common|firm <believe|believes> !that|in|me', 'belief'],
      ['a|strong|firm|common|the <believe> that|in|of', 'belief'],
      ['a|the big|great|main|any|huge? <prove> of|that', 'proof'],
    ],
    {
      en: 'The noun is “belief”; “believe” is the verb.',
      zh: '名詞是 belief，believe 是動詞。',
    },
  ),
  rule(
    'the-different-between',
    [
      ['a|the|main|big|biggest|any|no|some|huge|many|is <different|differents> between', 'difference'],
      ['the <important|difficult|popular|convenient|responsible|possible> of', '{2:other}'],
      ['~bring|~provide <convenient> to|for|.|,', 'convenience'],
    ],
    {
      en: 'A noun belongs here: “the difference between”, “the importance of”.',
      zh: '這裡要用名詞：the difference between、the importance of。',
    },
  ),
  rule(
    'every-day',
    [['<everyday> ,|.|;|$|and|because|to|in|at|by|when|they|we|i|people|but|after|before', 'every day']],
    {
      en: 'As an adverb of time, “every day” is two words. “Everyday” is an adjective.',
      zh: '表示「每天」的副詞是分開的 every day；everyday 是形容詞。',
    },
  ),
  rule(
    'foreigner-country',
    [
      [
        '<foreigner|foreigners|abroad> country|countries|language|languages|culture|cultures|students|companies',
        'foreign',
      ],
    ],
    {
      en: 'Before a noun, the adjective is “foreign”.',
      zh: '修飾名詞用形容詞 foreign；foreigner 是「外國人」。',
    },
  ),
  rule(
    'so-big-problem',
    [
      [
        `<so big|serious|important|good|great|high|expensive|difficult|long|small|strong|beautiful|bad|popular @countable> !#NOUN|#PROPN|-|@ing|'s`,
        'such a {2} {3}',
      ],
    ],
    {
      en: 'Before an adjective with its noun, write “such a”: “such a big problem”.',
      zh: '形容詞後面還有名詞時用 such a：such a big problem。',
    },
  ),
  rule('can-success', [['can|could|will|may|might|cannot|would <success> .|,|in|and|$|;|at', 'succeed']], {
    en: 'The verb is “succeed”; “success” is a noun.',
    zh: '動詞是 succeed，success 是名詞。',
  }),
  rule(
    'died-dead',
    [
      ['have|has|had <dead|death> ', 'died'],
      ['was|were <died|death>', 'died'],
      ['will|can|may|could|might <death|dead> .|,|because|from|of|and|$', 'die'],
    ],
    {
      en: 'The verb is “die”: “he died”, “they have died”. “Dead” is an adjective, “death” a noun.',
      zh: '動詞是 die（died）；dead 是形容詞，death 是名詞。',
    },
  ),
];
