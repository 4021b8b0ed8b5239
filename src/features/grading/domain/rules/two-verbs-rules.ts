import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';
import { hasWord } from './sentence-form.ts';

const { rule } = rulesOf('two-verbs');

const STATE =
  'agree|disagree|depend|believe|exist|think|prefer|hope|seem|belong|know|understand|mean|consist|contain|include|happen';
const WANT = 'want|wants|wanted|decide|decides|decided|hope|hopes|hoped|refuse|refuses|refused|afford';

export const TWO_VERBS_RULES: readonly ErrorRule[] = [
  rule(
    'be-agree',
    [
      [
        `!do|does|did|thing|all <am|are|'m|i'm|were not|strongly|totally|completely|fully|really|also? ${STATE}>`,
        '{4}',
      ],
      [`!do|does|did|thing|all|what <is|was not|also|really? ${STATE}>`, '{4:third}'],
    ],
    {
      en: 'Verbs such as “agree” and “depend” take no “am”, “is” or “are” before them.',
      zh: 'agree、depend 本身就是動詞，前面不加 am、is、are。',
    },
  ),
  rule(
    'be-third',
    ["<is|are|was|were|'s consists|depends|means|contains|includes|exists|seems|belongs|happens|becomes>"],
    {
      en: 'There are two verbs here. Leave out “is” or “are” and keep the other verb.',
      zh: '這裡有兩個動詞，去掉 is 或 are，留下後面的動詞。',
    },
  ),
  rule(
    'be-base',
    [
      '^|because|that|and|but|, they|we|you|people <are|were @verbal>',
      '^|because|that|and|but|, he|she <is|was @verbal>',
    ],
    {
      en: '“Be” and the base form of a verb cannot stand together. Use the verb alone, “be” with “-ing”, or a passive.',
      zh: 'be 動詞後面不能接原形動詞：只留一般動詞，或改成進行式、被動式。',
    },
  ),
  rule(
    'there-are-have',
    [
      '<there is|are|was|were has|have|had>',
      '^|because|that|,|and|but|so <there has|have many|a|some|several|lots|no>',
    ],
    {
      en: 'For 有 in a place, English has “there is” or “there are”, without “have”.',
      zh: '表示某處「有」，用 there is、there are，不再加 have。',
    },
  ),
  rule(
    'there-are-people-verb',
    [
      '<there are|were many|some|several|few|lots|more|a|also|still|so* lot|of|number|increasing|growing|large|young|and|more|elderly|old* people|students|children|parents|teenagers|women|men|workers|adults think|believe|like|want|prefer|choose|live|go|spend|have|are|suffer|lose|feel|argue|claim|say|become|take|eat|can|will>',
    ],
    {
      en: 'After “there are people”, a second verb needs “who”, or leave out “there are”.',
      zh: 'there are 已經有動詞，後面的動詞要用 who 連接，或直接去掉 there are。',
      unless: hasWord('as'),
    },
  ),
  rule(
    'modal-to',
    [
      '@subject|#NOUN|not|also|#PROPN should|must|might|may|would <to> @base',
      '!that|things|steps can|could <to> @base|be',
      '^|because|that|and|but|, @subject will <to> @base|be',
    ],
    {
      en: 'After “can”, “must”, “should” and “will”, the verb comes without “to”.',
      zh: 'can、must、should、will 後面直接接原形動詞，不加 to。',
      // “They do all they can to help” is right.
      unless: hasWord('everything all what whatever anything as best much'),
    },
  ),
  rule(
    'modal-third',
    [
      [
        "@subject|#NOUN|who|which|that|this|not @modal not|n't|also|only|always|easily|never? <@verbalthird|has|is|does|helps|needs|comes|lives|wants>",
        '{4:base}',
      ],
    ],
    {
      en: 'After “can”, “will” or “should”, the verb has no ending: “can help”, not “can helps”.',
      zh: 'can、will、should 後面接原形動詞，字尾不加 -s。',
    },
  ),
  rule(
    'modal-past',
    [
      ["@modal not|n't|also|only|always|easily|never? <@past> !by", '{3:base}'],
      "@subject|who|which|what|that|this|people @modal not|n't|also|only|easily? <@regularpast> !by|in|at|and",
    ],
    {
      en: 'After “can”, “will” or “should”, use the base form, not the past. In a passive, write “be” before the verb.',
      zh: 'can、will、should 後面接原形動詞，不用過去式；若是被動，前面要有 be。',
    },
  ),
  rule(
    'do-third',
    [["do|does|did not|n't <@verbalthird|has|does|likes|wants|needs|works|lives|@past>", '{3:base}']],
    {
      en: 'After “do not”, “does not” and “did not”, the verb is in its base form.',
      zh: 'do not、does not、did not 後面接原形動詞。',
    },
  ),
  rule(
    'to-inflected',
    [
      ['to <@past&!saw>', '{2:base}'],
      [
        'able|want|wants|need|order|have|how|try|tries|trying|chance|ability|going|easy|difficult|hard to <@verbalthird|has|is>',
        '{3:base}',
      ],
      [
        'able|want|wants|order|how|try|tries|trying|going|easy|difficult|hard|help to <@regularpast>',
        '{3:base}',
      ],
      ['able|want|wants|wanted|order|try|tries|decide|decided|going|hope to <@ing&!being>', '{3:base}'],
      [
        'able|want|wants|order|how|try|tries|trying|afraid|easy|difficult|hard to <lost|made|found|bought|brought|built|kept|taught|sold|spent|thought|paid|sent>',
        '{3:base}',
      ],
    ],
    {
      en: '“To” before a verb takes the base form: “to go”, not “to went” or “to goes”.',
      zh: '不定詞 to 後面接原形動詞，不能用過去式或加 -s、-ing。',
    },
  ),
  rule(
    'let-to',
    [
      'let|lets|letting|make|makes|making @possessive? @person|people|children|students|everyone|others|kids <to> @base|be',
    ],
    {
      en: 'After “let” and “make” with a person, the verb comes without “to”: “let them choose”.',
      zh: 'let、make 加人之後接原形動詞，不加 to：let them choose。',
    },
  ),
  rule(
    'enjoy-to',
    [
      [
        'enjoy|enjoys|enjoyed|avoid|avoids|avoided|avoiding|dislike|dislikes|finish|finished|keep|keeps|quit <to @base>',
        '{3:ing}',
      ],
      ['!be|been|is|are|was|were suggest|suggests|recommend|recommends|consider <to @base&!be>', '{4:ing}'],
    ],
    {
      en: 'Verbs such as “enjoy”, “avoid” and “suggest” are followed by “-ing”, not by “to”.',
      zh: 'enjoy、avoid、suggest 等動詞後面接 V-ing，不接 to V。',
    },
  ),
  rule(
    'stop-to',
    [
      [
        '~stop <to give|use|produce|provide|build|play|grow|pollute|waste|sell|cut|destroy|kill|spend|invest|complain|learn|depend|live|have|be|develop|import|export|throw|smoke|create|believe|worry>',
        '{3:ing}',
      ],
    ],
    {
      en: '“Stop to give” means to stop in order to give. When the giving ends, write “stop giving”.',
      zh: 'stop to give 是「停下來，以便去給」；「停止給」要用 stop giving。',
    },
  ),
  rule('look-forward-to', [['look|looking|looks|looked forward to <@base>', '{4:ing}']], {
    en: '“Look forward to” is followed by “-ing” or a noun: “look forward to hearing from you”.',
    zh: 'look forward to 的 to 是介系詞，後面接 V-ing 或名詞。',
  }),
  rule('worth-to', [['~be|not|always|also|really worth <to @base>', '{4:ing}']], {
    en: '“Worth” is followed by “-ing”: “worth doing”.',
    zh: 'worth 後面接 V-ing：worth doing。',
  }),
  rule('spend-time-to', [['~spend .* time|hours|evenings|weekends <to @base>', '{5:ing}']], {
    en: 'After “spend time”, use “-ing”: “spend time reading”.',
    zh: 'spend time 後面接 V-ing：spend time reading。',
  }),
  rule(
    'difficulty-to',
    [['~have|~face|~experience|find .* difficulty|difficulties|trouble <to @base>', '{5:ing}']],
    {
      en: 'After “have difficulty” and “have trouble”, use “-ing”.',
      zh: 'have difficulty、have trouble 後面接 V-ing。',
    },
  ),
  rule(
    'preposition-base',
    [
      [
        'by|without|of|about|after|before|instead <improve|reduce|create|solve|provide|prevent|protect|avoid|achieve|teach|receive|obtain|encourage|introduce|build|learn|buy|become|understand|explain>',
        '{2:ing}',
      ],
      [
        'for <improve|reduce|create|solve|provide|prevent|protect|avoid|achieve|teach|receive|obtain|encourage|buy|learn>',
        '{2:ing}',
      ],
      ['good|bad|better at <@base>', '{3:ing}'],
      ['by|without <use> the|a|this|these|more', '{2:ing}'],
    ],
    {
      en: 'After a preposition such as “by” or “without”, the verb takes “-ing”.',
      zh: 'by、without、of 等介系詞後面的動詞要改成 V-ing。',
    },
  ),
  rule('want-ing', [[`${WANT} <@verbaling|going|having|doing|working|studying|living>`, 'to {2:base}']], {
    en: '“Want”, “decide”, “hope” and “refuse” are followed by “to” and the base form.',
    zh: 'want、decide、hope、refuse 後面接 to 加原形動詞。',
  }),
  rule('for-to', [['!forward <for to> @base', 'to']], {
    en: 'For a purpose, “to” is enough: “to save money”, not “for to save money”.',
    zh: '表示目的只要 to，不用 for to。',
  }),
  rule(
    'double-modal',
    [
      '@subject|#NOUN|people <will|would|should|must|may|might|can|could can|could|must|should|will|would>',
      '<can|could able> to',
    ],
    {
      en: 'Two helping verbs such as “will can” cannot stand together. Write “will be able to”, or use one of them.',
      zh: '兩個情態助動詞不能連用，例如 will can 要改成 will be able to，或只留一個。',
    },
  ),
  rule(
    'according-shows',
    [
      'according to the #ADJ|#NOUN|#VERB* chart|graph|table|diagram|figure|data|map|picture <shows|show|illustrates|gives|showed>',
    ],
    {
      en: '“According to the graph” has no verb: go on with what it shows, or start with “The graph shows”.',
      zh: 'according to 後面接名詞，不接句子：去掉動詞，或直接寫 The graph shows。',
    },
  ),
];
