import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence, Token } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';

const { code } = rulesOf('comma-splice');

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const LINKS = words(
  'however therefore moreover furthermore nevertheless nonetheless consequently thus hence besides otherwise',
);
const LINK_PHRASES = [
  'for example',
  'for instance',
  'as a result',
  'in addition',
  'on the other hand',
  'in fact',
  'in contrast',
];
const SUBJECTS = words('i you he she it we they there this these those people');
const PRONOUNS = words('i you he she it we they');
const POINTERS = words('this these those');
/** Common spellings of “although” that the tagger takes for a noun. */
const ALTHOUGH = /^alth?(?:o|ou|u)/;
const FINITE = words(
  "is are was were am has have had can could will would should must may might does do did 's 're 'm 've means makes leads causes helps gives makes shows need needs want think believe",
);
/** With one of these before the comma, the words before it may be no sentence of their own. */
const SUBORDINATORS = words(
  'due if although though because since when while as unless until before after whereas once whether that which who whom whose where what how why either neither not only despite in whenever wherever so than both to for with',
);

/** Whether the tokens can stand as a sentence: a subject that is a pronoun or noun, a full verb, nothing that depends. */
function isWholeClause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length < 3 || ALTHOUGH.test(wordOf(first)) || wordOf(first) === 'all') {
    return false;
  }
  if (
    tokens.some(
      (token, i) =>
        SUBORDINATORS.has(wordOf(token)) &&
        (i === 0 || !['in', 'to', 'for', 'with', 'than', 'not', 'so', 'both'].includes(wordOf(token))),
    )
  ) {
    return false;
  }
  if (tokens.some((token) => token.tag === 'PUNCT' && token.text !== "'" && token.text !== '-')) return false;
  if (['VERB', 'ADP', 'SCONJ', 'ADV', 'CCONJ', 'AUX', 'PART'].includes(first.tag)) return false;
  const verb = tokens.findIndex(
    (token, i) => i > 0 && (token.tag === 'AUX' || (token.tag === 'VERB' && !wordOf(token).endsWith('ing'))),
  );
  return verb > 0 && tokens.slice(0, verb).some(({ tag }) => ['NOUN', 'PRON', 'PROPN', 'ADJ'].includes(tag));
}

/** The first part of the sentence is whole, and a comma joins it to `starts` with a verb after it. */
function findSplice(
  sentence: Sentence,
  linkAt: (tokens: readonly Token[], at: number) => number | undefined,
): RuleMatch[] {
  const { tokens } = sentence;
  const comma = tokens.findIndex((token) => token.text === ',');
  if (comma < 0 || !isWholeClause(tokens.slice(0, comma))) return [];
  const to = linkAt(tokens, comma + 1);
  return to === undefined ? [] : [{ from: comma, to }];
}

/** A subject at the place, and its verb: one of the common ones next to it, or after a few words of a noun phrase. */
function startsClause(tokens: readonly Token[], at: number, subjects: ReadonlySet<string>): boolean {
  const subject = wordOf(tokens[at]);
  if (!subjects.has(subject)) return false;
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (FINITE.has(wordOf(next)) || (next?.tag === 'VERB' && !wordOf(next).endsWith('ing'))) return true;
  return next !== undefined && (next.tag === 'ADV' || next.tag === 'NOUN') && FINITE.has(wordOf(second));
}

const skipComma = (tokens: readonly Token[], at: number): number => (tokens[at]?.text === ',' ? at + 1 : at);

const spliceWith = (subjects: ReadonlySet<string>) => (sentence: Sentence) =>
  findSplice(sentence, (tokens, at) => (startsClause(tokens, at, subjects) ? at + 1 : undefined));

export const COMMA_SPLICE_RULES: readonly ErrorRule[] = [
  code(
    'splice-however',
    (sentence) =>
      findSplice(sentence, (tokens, at) =>
        LINKS.has(wordOf(tokens[at])) && startsClause(tokens, skipComma(tokens, at + 1), SUBJECTS)
          ? at + 1
          : undefined,
      ),
    {
      en: 'Words such as “however” cannot join two sentences. Use a full stop or a semicolon before them.',
      zh: 'however、therefore 是副詞，不能連接兩個句子，前面要用句號或分號。',
    },
  ),
  code(
    'splice-for-example',
    (sentence) =>
      findSplice(sentence, (tokens, at) => {
        const phrase = LINK_PHRASES.find((each) =>
          each.split(' ').every((word, i) => wordOf(tokens[at + i]) === word),
        );
        if (phrase === undefined) return undefined;
        const to = at + phrase.split(' ').length;
        return startsClause(tokens, skipComma(tokens, to), SUBJECTS) ? to : undefined;
      }),
    {
      en: 'A phrase such as “for example” cannot join two sentences. Use a full stop or a semicolon before it.',
      zh: 'for example 這類片語不能連接兩個句子，前面要用句號或分號。',
    },
  ),
  code('splice-pronoun', spliceWith(PRONOUNS), {
    en: 'A comma cannot join two sentences. Use a full stop, or a joining word such as “and” or “because”.',
    zh: '逗號不能連接兩個句子，要用句號，或加上 and、because 等連接詞。',
  }),
  code('splice-this', spliceWith(POINTERS), {
    en: 'A new sentence starts with “this”. Use a full stop, or write “which” instead of “this”.',
    zh: 'this 開頭的是新的句子，前面要用句號，或把 this 改成 which。',
  }),
  code('splice-there', spliceWith(words('there')), {
    en: 'A new sentence starts with “there”. Use a full stop or a joining word before it.',
    zh: 'there is、there are 開頭的是新的句子，前面要用句號或連接詞。',
  }),
];
