import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';

const { rule, code } = rulesOf('paired-joins');

type Pair = {
  /** The words that start the first clause. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** Words after which `second` is not a joining word: “so that”, “so many”. */
  readonly notBefore: readonly string[];
  /** Whether `first` joins to the clause before it too, unless it starts the sentence. */
  readonly onlyAtStart?: boolean;
};

const CLAUSE_STARTS = new Set(['', ',', 'and', 'but', 'that', 'even', ';']);
const SHORTEST_CLAUSE = 3;

/** The second joining word, where the clause after the first one ends in it. */
function findPair({
  first,
  second,
  notBefore,
  onlyAtStart = false,
}: Pair): (sentence: Sentence) => RuleMatch[] {
  return ({ tokens }) => {
    const matches: RuleMatch[] = [];
    let start: number | undefined;
    for (let at = 0; at < tokens.length; at += 1) {
      const word = wordOf(tokens[at]);
      const starts = onlyAtStart ? at === 0 : CLAUSE_STARTS.has(wordOf(tokens[at - 1]));
      if (first.includes(word) && starts) start = at;
      else if (start === undefined) continue;
      else if (word === ',' && !second.includes(wordOf(tokens[at + 1]))) start = undefined;
      else if (second.includes(word) && at - start > SHORTEST_CLAUSE && wordOf(tokens[at - 1]) === ',') {
        const next = tokens[at + 1];
        const isJoin =
          next !== undefined && !notBefore.includes(wordOf(next)) && (word !== 'so' || next.tag !== 'ADJ');
        if (isJoin) matches.push({ from: at, to: at + 1 });
        start = undefined;
      }
    }
    return matches;
  };
}

export const PAIRED_JOINS_RULES: readonly ErrorRule[] = [
  code(
    'although-but',
    findPair({ first: ['although', 'though'], second: ['but', 'yet', 'however'], notBefore: ['also'] }),
    {
      en: '“Although” already joins the two clauses. Leave out the second joining word.',
      zh: '中文說「雖然……但是」，英文用了 although 就不再用 but。',
    },
  ),
  code(
    'because-so',
    findPair({
      first: ['because', 'since'],
      onlyAtStart: true,
      second: ['so', 'therefore', 'thus'],
      notBefore: ['that', 'many', 'much', 'as', 'far', 'on', 'called'],
    }),
    {
      en: '“Because” already joins the two clauses. Leave out “so”.',
      zh: '中文說「因為……所以」，英文用了 because 就不再用 so。',
    },
  ),
  code('despite-but', findPair({ first: ['despite'], second: ['but', 'yet'], notBefore: [] }), {
    en: '“Despite” already shows the contrast. Leave out “but”.',
    zh: 'despite 已經表示「儘管」，後面不再用 but。',
  }),
  code(
    'if-so',
    findPair({ first: ['if'], second: ['so'], notBefore: ['that', 'many', 'much', 'as', 'far', 'be', 'on'] }),
    {
      en: '“If” already joins the two clauses. Leave out “so”.',
      zh: '中文說「如果……那麼」，英文用了 if，後面不再用 so。',
    },
  ),
  rule(
    'but-however',
    [
      ['<but ,? however>', 'but'],
      ['<so ,? therefore|thus|hence>', 'so'],
      ['<however ,? but>', 'however'],
    ],
    {
      en: 'These two words say the same. Keep one of them.',
      zh: '這兩個詞意思相同，只留一個。',
    },
  ),
  rule(
    'despite-clause',
    [
      '<despite|despites> i|he|she|it|we|they|there|people @be|have|has|can|do|does|will|@base',
      '<despite of> ',
    ],
    {
      en: '“Despite” takes a noun or “-ing”, without “of”. Before a clause, write “although”.',
      zh: 'despite 後面接名詞或 V-ing，不加 of；接子句要用 although。',
    },
  ),
  rule(
    'because-of-clause',
    [
      ['<because of> i|he|she|we|they|there !who', 'because'],
      ['<due to> i|he|she|we|they|there', 'because'],
    ],
    {
      en: '“Because of” takes a noun. Before a clause, write “because”.',
      zh: 'because of 後面接名詞，接子句要用 because。',
    },
  ),
  rule(
    'even-although',
    [
      ['<even although>', 'even though'],
      ['<although though>', 'although'],
      ['<even thought>', 'even though'],
    ],
    {
      en: 'The joining word is “even though” or “although”.',
      zh: '連接詞是 even though 或 although。',
    },
  ),
  rule('between-to', [['between #NUM&!@plural <to> #NUM', 'and']], {
    en: '“Between” goes with “and”: “between 1990 and 2000”. “From” goes with “to”.',
    zh: 'between 搭配 and：between 1990 and 2000；from 才搭配 to。',
  }),
  rule(
    'reason-because',
    [
      ['reason why? .* .* is|was <because> !of', 'that'],
      ['reason is|was <because>', 'that'],
    ],
    {
      en: '“Reason” and “because” say the same: “the reason is that …”.',
      zh: 'reason 和 because 意思重複，要寫 the reason is that。',
    },
  ),
];
