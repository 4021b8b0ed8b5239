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

/** What a part that depends on the next one starts with, besides the subordinators. */
const OPENERS = words(
  'thanks regardless no each every even only just more all owing according based compared let imagine suppose provided given except such like',
);
const DEPENDENT_TAGS: readonly string[] = ['VERB', 'ADP', 'SCONJ', 'ADV', 'CCONJ', 'AUX', 'PART', 'PUNCT'];
/** With one of these, the end of the part may depend on the words after the comma. */
const BLOCKERS = words(
  'if when while as because since although though until once after before whenever wherever whether unless without by hence therefore thus then due instead whatever what',
);
/** Verbs that make a new sentence of “this” or “it” after a comma. */
const NEW_VERBS = words(
  'is are was were means makes leads causes helps gives will would can could may might has brings creates allows leads shows results affects',
);

/** Whether the tokens have a subject and a full verb, and do not depend on what follows. They may have clauses in them. */
function isOwnSentence(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const start = wordOf(first);
  if (first === undefined || tokens.length < 4 || DEPENDENT_TAGS.includes(first.tag)) return false;
  if (SUBORDINATORS.has(start) || OPENERS.has(start) || ALTHOUGH.test(start)) return false;
  if (
    start === 'the' &&
    ['more', 'less', 'moment', 'first', 'last', 'fact', 'reason'].includes(wordOf(second))
  )
    return false;
  if (tokens.some((token) => token.tag === 'PUNCT' && token.text !== "'" && token.text !== '-')) return false;
  const mayDepend = tokens.some(
    (token, i) =>
      BLOCKERS.has(wordOf(token)) ||
      (wordOf(token) === 'that' && ['ADP', 'PART', 'SCONJ', 'ADV'].includes(tokens[i + 1]?.tag ?? '')),
  );
  if (mayDepend) return false;
  const join = tokens.findIndex((token) => SUBORDINATORS.has(wordOf(token)) || token.tag === 'SCONJ');
  const own = join < 0 ? tokens : tokens.slice(0, join);
  const verb = own.findIndex(
    (token, i) =>
      i > 0 && (token.tag === 'AUX' || (token.tag === 'VERB' && !/(?:ing|ed)$/.test(wordOf(token)))),
  );
  return verb > 0 && own.slice(0, verb).some(({ tag }) => ['NOUN', 'PRON', 'PROPN'].includes(tag));
}

/** The first words of a sentence that only link it: “Nowadays,”, “In my opinion,”. */
const isLink = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.length <= 4 &&
  !tokens.some((token) => ['VERB', 'AUX', 'SCONJ'].includes(token.tag) || BLOCKERS.has(wordOf(token)));

/** The place of a comma with a whole sentence before it and a new one after it. */
function findLaterSplice({ tokens }: Sentence, subjects: ReadonlySet<string>): RuleMatch[] {
  const first = tokens.findIndex((token) => token.text === ',');
  if (first < 0) return [];
  const from = isLink(tokens.slice(0, first)) ? first + 1 : 0;
  const comma = from === 0 ? first : tokens.findIndex((token, i) => i > first && token.text === ',');
  if (comma < 0) return [];
  const starts = subjects.has(wordOf(tokens[comma + 1])) && NEW_VERBS.has(wordOf(tokens[comma + 2]));
  return starts && isOwnSentence(tokens.slice(from, comma)) ? [{ from: comma, to: comma + 2 }] : [];
}

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
  code('splice-this-is', (sentence) => findLaterSplice(sentence, words('this these those')), {
    en: 'The words before the comma are a sentence. Start a new one with “this”, or write “which”.',
    zh: '逗號前已經是完整的句子：this 前面要用句號，或改用 which。',
  }),
  code('splice-it-makes', (sentence) => findLaterSplice(sentence, words('it they he she')), {
    en: 'The words before the comma are a sentence. Use a full stop, or “and”, before “it” or “they”.',
    zh: '逗號前已經是完整的句子，it、they 前面要用句號，或加上 and。',
  }),
];
