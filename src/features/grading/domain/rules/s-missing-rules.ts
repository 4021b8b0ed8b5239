import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence, Token } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';
import { hasWord, isQuestion } from './sentence-form.ts';
import { formsOfWord } from './verb-forms.ts';
import { WORD_LISTS } from './word-lists.ts';

const { rule, code } = rulesOf('s-missing');

const START = '^|because|although|but|when|while|since|which|,|and|if|so|how|what';
/** “I suggest that he go” is right. */
const SUBJUNCTIVE = hasWord(
  'suggest suggests suggested recommend recommends recommended demand demands insist insists essential vital crucial necessary important',
);
const HUMAN = 'people|children|men|women|parents|students|teachers|workers|adults|teenagers|citizens';
const SINGLE_HUMAN =
  'person|man|woman|child|student|worker|teacher|someone|anyone|everyone|everybody|somebody';

/** Where a subject starts. After a verb, “many people” may belong to it: “helping many people is good”. */
const SUBJECT_START = `${START}|that|where|nowadays|today|then|taiwan|city|country|countries|world|society|#PROPN`;
const MANY = '@plural&!days|times|years|results|things';
const STARTS = new Set('because although but when while since if so that , ; nowadays today'.split(' '));
const DETERMINERS = new Set('a an the this our their my your his her its every each another'.split(' '));
/** Nouns that are plural, or may be, without an -s. */
const NO_SINGLE = new Set(
  'people children men women police youth rest majority minority number lot public media data staff government team company group club school family class audience couple variety range half most elderly poor rich young old disabled unemployed others both all today nowadays crowd population society community university'.split(
    ' ',
  ),
);
/** Base forms that are nouns too rarely to stand after a subject. */
const BASES = new Set([...(WORD_LISTS['verbal'] ?? []), 'make', 'have', 'help', 'need', 'lead', 'do']);

/** The first word has a capital, so the tagger may take it for a name. */
const isSingular = (token: Token, at: number): boolean =>
  (token.tag === 'NOUN' || (token.tag === 'PROPN' && at === 0)) &&
  !/(?:s|ing)$/.test(token.lower) &&
  !NO_SINGLE.has(token.lower) &&
  /^[a-z]+$/.test(token.lower);

/** A singular noun as the subject at the start of a clause, and the base form of a verb right after it. */
function findSingularWithBase({ tokens }: Sentence): RuleMatch[] {
  return tokens.flatMap((token, at): RuleMatch[] => {
    if (!isSingular(token, at)) return [];
    const verb = tokens[at + 1];
    const word = wordOf(verb);
    if (verb === undefined || !BASES.has(word) || !['VERB', 'AUX'].includes(verb.tag)) return [];
    // “Help would come” has its verb after the noun “help”.
    if (WORD_LISTS['modal']?.includes(wordOf(tokens[at + 2]))) return [];
    let from = at;
    if (tokens[from - 1]?.tag === 'ADJ' || tokens[from - 1]?.tag === 'NOUN') from -= 1;
    const hasDeterminer = DETERMINERS.has(wordOf(tokens[from - 1]));
    if (hasDeterminer) from -= 1;
    const before = tokens[from - 1];
    if (before !== undefined && !STARTS.has(wordOf(before))) return [];
    const third = formsOfWord(word)?.third;
    return [{ from: at + 1, to: at + 2, ...(third === undefined ? {} : { correction: third }) }];
  });
}

export const S_MISSING_RULES: readonly ErrorRule[] = [
  rule(
    'she-base',
    [
      [`${START} he|she|it <@verbal|need|help|work|come|want>`, '{3:third}'],
      ['that it <@verbal|need|help|come>', '{3:third}'],
    ],
    {
      en: 'After “he”, “she” and “it”, the present verb ends in -s.',
      zh: '主詞是 he、she、it 時，現在式動詞要加 -s。',
      unless: SUBJUNCTIVE,
    },
  ),
  rule(
    'it-have',
    [
      [`${START}|that he|she|it <have> !to`, 'has'],
      [`${START}|that he|she|it <are>`, 'is'],
      [`${START}|that he|she|it <do> not|n't`, 'does'],
    ],
    {
      en: 'After “he”, “she” and “it”, write “has”, “is” or “does”.',
      zh: '主詞是 he、she、it 時，要用 has、is、does。',
      unless: SUBJUNCTIVE,
    },
  ),
  rule(
    'i-has',
    [
      ['^|because|that|and|but|,|if|when i <has>', 'have'],
      ['^|because|that|and|but|,|if|when i <is|are>', 'am'],
      ['^|because|that|and|but|, i <@verbalthird|does|likes|wants|needs|works|lives>', '{3:base}'],
    ],
    {
      en: 'After “I”, write “am”, “have” and verbs without -s.',
      zh: '主詞是 I 時，用 am、have，動詞不加 -s。',
    },
  ),
  rule(
    'they-has',
    [
      ['they|we <is>', 'are'],
      ['they|we <was>', 'were'],
      ['they|we <has>', 'have'],
      ['they|we <does>', 'do'],
      ['they|we <@verbalthird|needs|wants|likes>', '{2:base}'],
    ],
    {
      en: 'After “they” and “we”, the verb is plural: “are”, “have”, “do”, without -s.',
      zh: '主詞是 they、we 時，動詞用複數形：are、have、do，不加 -s。',
    },
  ),
  rule(
    'people-is',
    [
      [
        `^|that|because|if|when|although|while|where|, many|some|most|these|those|all|young|old|other|the? ${HUMAN} <is>`,
        'are',
      ],
      [
        `^|that|because|if|when|although|while|where|, many|some|most|these|those|all|young|old|other|the? ${HUMAN} <was>`,
        'were',
      ],
      [
        `^|that|because|if|when|although|while|where|, many|some|most|these|those|all|young|old|other|the? ${HUMAN} <has>`,
        'have',
      ],
      [
        `^|that|because|if|when|although|while|where|, many|some|most|these|those|all|young|old|other|the? ${HUMAN} <@verbalthird|needs|wants|likes|does>`,
        '{4:base}',
      ],
      ['more and more people <is>', 'are'],
      ['more and more people <has>', 'have'],
      ['more and more people <@verbalthird|needs|wants|likes>', '{5:base}'],
    ],
    {
      en: 'This subject is plural, so the verb is plural too. “People” is the plural of “person”.',
      zh: '主詞是複數（people 也是），動詞要用複數形。',
    },
  ),
  rule('every-plural', [['<every|each @plural>', '{1} {2:singular}']], {
    en: 'After “every” and “each”, the noun is singular.',
    zh: 'every、each 後面接單數名詞。',
  }),
  rule(
    'many-singular',
    [
      ["!most|more various <@countable> !#NOUN|#PROPN|#ADJ|-|old|and|or|@ing|'s", '{3:plural}'],
      [
        "many|several|numerous|few|these|those|two|three|four|five <@countable&!bus|phone> !#NOUN|#PROPN|#ADJ|-|old|and|or|@ing|'s",
        '{2:plural}',
      ],
      [
        "many|several|numerous|two|three|these|those <@adjective|other|such @countable> !#NOUN|#PROPN|#ADJ|-|old|and|or|@ing|'s",
        '{2} {3:plural}',
      ],
    ],
    {
      en: 'After “many”, “several”, “these” or a number above one, a countable noun is plural.',
      zh: 'many、several、these 或二以上的數字後面，可數名詞要用複數。',
    },
  ),
  rule(
    'one-of-singular',
    [
      [
        "one of the|my|their|our|his|her|these|those|its #ADJ|most|best|main|biggest|greatest* <@countable> !#NOUN|#PROPN|@ing|-|'s",
        '{5:plural}',
      ],
    ],
    {
      en: 'After “one of the”, the noun is plural: one of several things.',
      zh: 'one of the 後面接複數名詞，意思是「其中之一」。',
    },
  ),
  rule(
    'number-of-singular',
    [
      [
        "number|variety|range|lots|lot|majority|thousands|millions|hundreds|plenty|couple of #ADJ? <@countable&!phone|bus|activity|opinion|language|function|area|theory|measure|treatment|law|life|school|experience|work> !#NOUN|#PROPN|@ing|-|'s",
        '{4:plural}',
      ],
    ],
    {
      en: 'After “a number of”, “a lot of” or “a variety of”, a countable noun is plural.',
      zh: 'a number of、a lot of、a variety of 後面的可數名詞用複數。',
    },
  ),
  rule(
    'there-is-many',
    [
      '<there is|was many|several|various|numerous|two|three|four>',
      '<there is|was a? lot|number of #ADJ? @plural>',
      '<there is|was some|more|also #ADJ? @plural>',
    ],
    {
      en: 'A plural follows, so write “there are” or “there were”.',
      zh: '後面是複數，要用 there are 或 there were。',
    },
  ),
  rule(
    'there-are-one',
    ["<there are|were a|an|another|one @adjective? @countable> !and|or|-|#NOUN|@ing|'s"],
    {
      en: 'One thing follows, so write “there is” or “there was”.',
      zh: '後面是單數，要用 there is 或 there was。',
    },
  ),
  rule(
    'this-plural',
    [
      [
        '^ <this @plural&!results|benefits|causes|effects|measures|figures|programs|places|questions|answers|functions|limits|charts|plans|books|houses|groups>',
        'these {3}',
      ],
      ['in|of|to|for|with|from|about|on|solve|all|these <this @plural&!@human>', 'these {3}'],
    ],
    {
      en: '“This” is singular. Before a plural noun, write “these”.',
      zh: 'this 後面接單數；複數名詞前面要用 these。',
    },
  ),
  rule(
    'everyone-have',
    [
      [
        '^|because|that|if|so|and|but|, everyone|everybody|someone|somebody|nobody|everything|nothing <have>',
        'has',
      ],
      [
        '^|because|that|if|so|and|but|, everyone|everybody|someone|somebody|nobody|everything|nothing <are>',
        'is',
      ],
      [
        '^|because|that|if|so|and|but|, everyone|everybody|someone|nobody <@verbal|need|want|like>',
        '{3:third}',
      ],
      ['^|because|that|if|so|and|but|, every|each @countable <have>', 'has'],
      ['^|because|that|if|so|and|but|, every|each @countable <are>', 'is'],
    ],
    {
      en: '“Everyone”, “someone” and “every …” are singular: “everyone has”.',
      zh: 'everyone、someone、every 都算單數，動詞用單數：everyone has。',
      unless: SUBJUNCTIVE,
    },
  ),
  rule(
    'who-has',
    [
      [`${HUMAN}|those who <has>`, 'have'],
      [`${HUMAN}|those who <is>`, 'are'],
      [`${HUMAN}|those who <@verbalthird|wants|needs|likes|does>`, '{3:base}'],
      [`${SINGLE_HUMAN} who <have>`, 'has'],
      [`${SINGLE_HUMAN} who <are>`, 'is'],
    ],
    {
      en: 'The verb after “who” agrees with the noun before it: “people who have”, “a person who has”.',
      zh: 'who 後面的動詞要和前面的名詞一致：people who have、a person who has。',
      unless: hasWord('one only'),
    },
  ),
  rule(
    'number-are',
    [
      ['!double|twice|half|times the number of #ADJ? #NOUN <are>', 'is'],
      ['!double|twice|half|times the number of #ADJ? #NOUN <have> !to', 'has'],
      ['!double|twice|half|times the number of #ADJ? #NOUN <were>', 'was'],
    ],
    {
      en: 'The subject is “number”, not the noun after “of”: “the number of cars is”.',
      zh: '主詞是 the number，不是 of 後面的名詞，所以用單數動詞。',
    },
  ),
  rule(
    'uncountable-are',
    [
      ['^|that|because|, the|this|our|their? @uncountable&!staff|health|music <are>', 'is'],
      ['^|that|because|, the|this|our|their? @uncountable&!staff|health|music <were>', 'was'],
      ['^|that|because|, the|this|our|their? @uncountable&!staff|health|music <have>', 'has'],
    ],
    {
      en: 'This noun is uncountable, so its verb is singular.',
      zh: '這個名詞不可數，動詞用單數。',
    },
  ),
  rule(
    'graph-show',
    [
      [
        '^ the|this #ADJ|#NOUN|line|bar|pie|given|following* chart|graph|table|diagram|map|picture <show|illustrate|compare|give|present|represent|depict|indicate|describe|provide|demonstrate|reveal>',
        '{5:third}',
      ],
      [
        '^ the|these #ADJ|#NOUN|line|bar|pie|given|following|two* charts|graphs|tables|diagrams|maps|pictures <shows|illustrates|compares|gives|presents|represents|depicts|indicates|describes|provides|demonstrates|reveals>',
        '{5:base}',
      ],
    ],
    {
      en: 'The verb agrees with the chart or charts: “the graph shows”, “the graphs show”.',
      zh: '動詞要和圖表的單複數一致：the graph shows、the graphs show。',
    },
  ),
  rule(
    'this-make',
    [
      ['^ this|that|it <@verbal|help|mean>', '{3:third}'],
      ['^ it <lead|cause|show>', '{3:third}'],
      ['^ this|that <lead> to', '{3:third}'],
      ['^ this|that <cause|show> the|a|many|some|people|serious|that|how', '{3:third}'],
    ],
    {
      en: '“This” and “it” are singular, so the verb ends in -s.',
      zh: '主詞是 this、it 時為單數，動詞要加 -s。',
    },
  ),
  rule(
    'many-people-has',
    [
      [`${SUBJECT_START} many|most|several|these|those|few|both @adjective? ${MANY} <is> !to`, 'are'],
      [`${SUBJECT_START} many|most|several|these|those|few|both @adjective? ${MANY} <was>`, 'were'],
      [`${SUBJECT_START} many|most|several|these|those|few|both @adjective? ${MANY} <has>`, 'have'],
      [`${SUBJECT_START} many|most|several|these|those|few|both @adjective? ${MANY} <does> not|n't`, 'do'],
      [
        `${SUBJECT_START} many|most|several|these|those|few|both @adjective? ${MANY} <@verbalthird|wants|likes>`,
        '{5:base}',
      ],
    ],
    {
      en: 'The subject is plural, so the verb is plural too: “many people have”.',
      zh: '主詞是複數，動詞要用複數形：many people have。',
    },
  ),
  code('homework-become', findSingularWithBase, {
    en: 'This subject is singular, so the present verb ends in -s: “homework becomes”.',
    zh: '主詞是單數，現在式動詞要加 -s：homework becomes。',
    unless: (sentence) => SUBJUNCTIVE(sentence) || isQuestion(sentence),
  }),
];
