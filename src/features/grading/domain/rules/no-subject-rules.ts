import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';
import { isQuestion } from './sentence-form.ts';

const { rule, code } = rulesOf('no-subject');

const LONGEST_FRAGMENT = 14;

/** A sentence that starts with “because”, has no comma and one verb: its main clause is missing. */
function findBecauseFragment({ tokens }: Sentence): RuleMatch[] {
  if (wordOf(tokens[0]) !== 'because' || wordOf(tokens[1]) === 'of' || tokens.length > LONGEST_FRAGMENT)
    return [];
  const verbs = tokens.filter((token, i) => {
    const isVerb = token.tag === 'VERB' || token.tag === 'AUX';
    const before = tokens[i - 1];
    return isVerb && before?.tag !== 'AUX' && wordOf(before) !== 'to' && wordOf(before) !== 'not';
  });
  const isWhole = tokens.some((token) => token.text === ',' || token.text === '?');
  return verbs.length === 1 && !isWhole ? [{ from: 0, to: 1 }] : [];
}

export const NO_SUBJECT_RULES: readonly ErrorRule[] = [
  rule(
    'is-without-it',
    [
      ['^ <is|was> very|so|too|really|not|important|necessary|difficult|easy|hard|possible|better', 'It {2}'],
      ['because|although|though|if|since <is|was> very|so|too|not|@adjective', 'it {2}'],
    ],
    {
      en: 'The subject is missing. English needs “it” before “is”, even where “it” means nothing.',
      zh: '這裡缺主詞。英文的 is 前面一定要有主詞，就算沒有意思也要寫 it。',
      unless: isQuestion,
    },
  ),
  rule(
    'adjective-without-be',
    [
      ['^|because|although|but|when|if|that|and|, <he|she|it @degree @adjective>', '{2} is {3} {4}'],
      ['^|because|although|but|when|if|that|and|, <we|they|you @degree @adjective>', '{2} are {3} {4}'],
      ['^|because|although|but|when|if|that|and|, <i @degree @adjective>', 'I am {3} {4}'],
    ],
    {
      en: 'An adjective is not a verb in English: it needs “am”, “is” or “are” before it.',
      zh: '中文的「他很高」不用動詞，英文的形容詞前面要有 am、is 或 are。',
    },
  ),
  rule(
    'modal-without-be',
    [
      [
        "@modal not|n't|also|more|very|always? <important|difficult|possible|different|convenient|dangerous|expensive|happy|healthy|useful|helpful|necessary|popular|famous|successful|afraid|able|impossible|harmful|beneficial> !#VERB|#AUX|#NOUN",
        'be {3}',
      ],
    ],
    {
      en: 'After “can”, “will” or “should”, an adjective needs “be”.',
      zh: 'can、will、should 後面要接原形動詞；接形容詞時，中間要有 be。',
      unless: (sentence) => sentence.tokens.some((token) => token.lower === 'as'),
    },
  ),
  rule(
    'subject-ing-without-be',
    [
      '^|because|although|but|when|if|that|while|so i|we|they|he|she <@verbaling|going|studying|living|working|using> !,',
    ],
    {
      en: 'A form in “-ing” is not a full verb: write “am”, “is” or “are” before it, or use the simple form.',
      zh: 'V-ing 不能單獨當動詞：前面要加 am、is、are，或改成一般動詞。',
    },
  ),
  rule(
    'place-have',
    [
      '^ in|at the|my|our|this|that|@possessive? #ADJ? #NOUN|#PROPN ,? <have|has> many|a|some|lots|several|no|few',
    ],
    {
      en: 'A place cannot “have” here, because “in …” is not a subject. Write “there is” or “there are”.',
      zh: '「在……有」要用 there is、there are，因為 in 開頭的片語不能當主詞。',
    },
  ),
  rule('such-as-alone', ['^ <such as> !it|i|we'], {
    en: 'This is only a part of a sentence. Join the examples to the sentence before with a comma.',
    zh: '這不是完整的句子。Such as 要用逗號接在前一句後面。',
    unless: isQuestion,
  }),
  rule(
    'which-alone',
    ['^ <which> is|are|was|means|mean|makes|make|can|will|leads|lead|causes|has|have|helps'],
    {
      en: 'A clause with “which” cannot stand alone. Use a comma before it, or start with “This”.',
      zh: 'which 子句不能自成一句：前面用逗號接上一句，或改用 This 開頭。',
      unless: isQuestion,
    },
  ),
  code('because-alone', findBecauseFragment, {
    en: 'A clause with “because” needs a main clause. Join it to the sentence before.',
    zh: 'because 子句不能單獨成句，要和主要子句放在同一句。',
  }),
  rule(
    'make-it-possible',
    [
      [
        '!@be|been|be <make|makes|made|making|find|finds|found|finding|think|consider difficult|easy|hard|possible|impossible|easier|harder|necessary> to|for',
        '{2} it {3}',
      ],
    ],
    {
      en: '“It” is missing: “make it possible to …”, “find it difficult to …”.',
      zh: '少了虛受詞 it：make it possible to、find it difficult to。',
    },
  ),
  rule(
    'not-without-do',
    [
      [
        '^|because|that|if|and|but|, i|we|they|you|people|parents|students|children <not @base>',
        'do not {4}',
      ],
      ['^|because|that|if|and|but|, he|she|it <not @base|@third>', 'does not {4:base}'],
    ],
    {
      en: '“Not” needs a helping verb before it: “do not”, “does not” or “did not”.',
      zh: 'not 不能直接放在一般動詞前面，要用 do not、does not 或 did not。',
    },
  ),
];
