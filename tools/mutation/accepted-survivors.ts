/** Mutants that no test can distinguish from the rule, with the reason. */
export type AcceptedSurvivors = {
  readonly reason: string;
  /** The file below `src/`, and the line as the mutant has it (`mutatedLine`). */
  readonly mutants: readonly (readonly [file: string, line: string])[];
};

const MARKING = 'ielts/marking';
const SHOP = 'features/shop/domain';

export const ACCEPTED: readonly AcceptedSurvivors[] = [
  {
    reason: 'The first part of a match is not read.',
    mutants: [
      [
        `${MARKING}/written-time.ts`,
        'const [, hour, minute] = CLOCK.exec(words[start] ?? \'\') ?? ["Stryker was here"];',
      ],
      [
        `${MARKING}/spelling-variants.ts`,
        'const [, root, yzeEnding] = YZE.exec(word) ?? ["Stryker was here"];',
      ],
      [`${MARKING}/spelling-variants.ts`, 'const [, stem, ending] = IZE.exec(word) ?? ["Stryker was here"];'],
      [
        `${MARKING}/written-date.ts`,
        'const [, day] = /^([1-9]|[12]\\d|3[01])(?:th)?$/u.exec(number?.value ?? \'\') ?? ["Stryker was here"];',
      ],
      [
        `${MARKING}/written-date.ts`,
        "const [, first = '', separator, second = '', third] = NUMERIC.exec(word) ?? [\"Stryker was here\"];",
      ],
      [
        `${MARKING}/written-range.ts`,
        'const [, low, high] = FIGURES.exec(words[start] ?? \'\') ?? ["Stryker was here"];',
      ],
      [
        `${MARKING}/written-number.ts`,
        'const [, figure, ending] = ORDINAL.exec(word) ?? ["Stryker was here"];',
      ],
      [
        `${MARKING}/written-number.ts`,
        'const [, numerator, denominator] = FRACTION.exec(words[start] ?? \'\') ?? ["Stryker was here"];',
      ],
    ],
  },
  {
    reason: 'No answer, key or printed text is that one.',
    mutants: [
      [
        `${MARKING}/answer-items.ts`,
        'const number = [...(item?.readings.keys() ?? ["Stryker was here"])].find((reading) => reading.startsWith(\'number \'));',
      ],
      [`${MARKING}/near-miss.ts`, 'if (EXACT_WORDS.includes(word)) return ["Stryker was here"];'],
      [
        `${MARKING}/other-number.ts`,
        'const forms: string[] = IRREGULAR.flatMap(([one, many]) => (one === word ? many : ["Stryker was here"]));',
      ],
      [
        `${MARKING}/other-number.ts`,
        'const stems: string[] = IRREGULAR.flatMap(([one, many]) => (many === word ? one : ["Stryker was here"]));',
      ],
      [`${MARKING}/printed-words.ts`, 'if (place < 0) return { before: ["Stryker was here"], behind: [] };'],
      [`${MARKING}/printed-words.ts`, 'if (place < 0) return { before: [], behind: ["Stryker was here"] };'],
    ],
  },
  {
    reason: 'The cases of a closed set: the compiler proves that there is no other.',
    mutants: [
      [`${MARKING}/mark-answer.ts`, 'default:'],
      [`${SHOP}/orders/coupon.ts`, 'default:'],
      [`${SHOP}/payments/decide-event.ts`, 'default:'],
      [`${SHOP}/refunds/refund.ts`, 'default:'],
    ],
  },
  {
    reason: 'Of a rule and itself, either is the stronger.',
    mutants: [
      [`${MARKING}/mark.ts`, 'return RIGHT_RULES.indexOf(one) <= RIGHT_RULES.indexOf(other) ? other : one;'],
    ],
  },
  {
    reason: 'One letter is also marked right by the rule for several.',
    mutants: [[`${MARKING}/mark-answer.ts`, "case 'option':"]],
  },
  {
    reason:
      'The value is always there, or the next check refuses the same. Only the compiler needs this one.',
    mutants: [
      [`${MARKING}/written-time.ts`, "const leadingNought = words[start].startsWith('0') === true;"],
      [`${MARKING}/written-range.ts`, 'if (low !== undefined || high !== undefined) {'],
      [`${MARKING}/written-range.ts`, 'if (true && high !== undefined) {'],
      [`${MARKING}/written-range.ts`, 'if (low !== undefined && true) {'],
      [
        `${MARKING}/written-range.ts`,
        'const times = (time?.values ?? []).map((value) => ({ value, length: time.length ?? 0 }));',
      ],
      [
        `${MARKING}/answer-items.ts`,
        "const rule = word === tokens[start].text ? 'exact' : 'spelling-variant';",
      ],
      [
        `${MARKING}/answer-items.ts`,
        "if (false || stem?.joint !== 'hyphen' || !LOOSE_PREFIXES.has(prefix.text)) return undefined;",
      ],
      [`${MARKING}/answer-tokens.ts`, 'const glued = touching && true && isGlued(previous.text, text);'],
      [`${MARKING}/mark-choice.ts`, 'return new Set(options);'],
      [`${MARKING}/mark-choice.ts`, 'return new Set(options.filter((option) => true));'],
      [`${MARKING}/match-answer.ts`, 'if (false) return undefined;'],
      [
        `${MARKING}/printed-words.ts`,
        'return one.length === other.length && one.every(({ text }, i) => text === other[i].text);',
      ],
      [
        `${MARKING}/word-count.ts`,
        "while (place < tokens.length && tokens[place].joint !== 'none') place += 1;",
      ],
      [`${MARKING}/written-date.ts`, 'const day = false ? undefined : readDay(words, start + 1);'],
      [
        `${MARKING}/written-date.ts`,
        "if (false || (third === undefined && separator !== '/')) return undefined;",
      ],
      [
        `${MARKING}/written-date.ts`,
        'return day === undefined ? undefined : { day: Number(day), next: place + (number.length ?? 0) };',
      ],
      [`${MARKING}/written-date.ts`, 'return false || day === undefined'],
      [
        `${MARKING}/written-date.ts`,
        'return false ? undefined : withYear(words, start, place + 1, day.day, month);',
      ],
      [`${MARKING}/written-number.ts`, 'if (year !== undefined && year.next > (inWords.next ?? 0))'],
      [`${SHOP}/entitlements/entitlement.ts`, 'true && end > daysAfter(now, RENEWAL_DAYS);'],
      [`${SHOP}/orders/quote.ts`, 'true && isCharged(line.problems);'],
      [
        `${SHOP}/products/opening.ts`,
        'notYet.length > 0 || (counted !== null && true && counted.open < counted.total);',
      ],
    ],
  },
  {
    reason: 'The check only saves time: what it lets pass is filtered out later, or matches nothing.',
    mutants: [
      [`${MARKING}/written-range.ts`, 'return false ? undefined : { values, length: 1 };'],
      [`${MARKING}/edit-distance.ts`, 'if (false) return undefined;'],
      [
        `${MARKING}/other-number.ts`,
        'const stems: string[] = IRREGULAR.flatMap(([one, many]) => (true ? one : []));',
      ],
      [`${MARKING}/other-number.ts`, 'if (true) stems.push(`${word.slice(0, -2)}is`);'],
      [
        `${MARKING}/other-number.ts`,
        'if (true) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);',
      ],
      [`${MARKING}/other-number.ts`, 'if (true) stems.push(`${word.slice(0, -3)}man`);'],
      [`${MARKING}/other-number.ts`, 'if (true) stems.push(`${word.slice(0, -3)}y`);'],
      [`${MARKING}/other-number.ts`, 'if (true) stems.push(word.slice(0, -1));'],
      [`${MARKING}/other-number.ts`, 'if (true) stems.push(word.slice(0, -2));'],
      [`${MARKING}/printed-words.ts`, 'if (false) return [];'],
      [`${MARKING}/printed-words.ts`, 'if (answer.length > before.length - behind.length + 20) return [];'],
      [`${MARKING}/printed-words.ts`, 'if (answer.length >= before.length + behind.length + 20) return [];'],
      [`${MARKING}/printed-words.ts`, 'return true && one.every(({ text }, i) => text === other[i]?.text);'],
    ],
  },
  {
    reason: 'Symbols are no words: an answer that only adds symbols is never over the limit.',
    mutants: [[`${MARKING}/mark-answer.ts`, 'if (true && uncopied.some(({ symbolsOnly }) => symbolsOnly))']],
  },
  {
    reason:
      'No year in words is shorter than the number in the same words: every row of up to four number words was compared.',
    mutants: [
      [`${MARKING}/written-number.ts`, 'if (year !== undefined && true)'],
      [`${MARKING}/written-number.ts`, 'if (year !== undefined && year.next > (inWords?.next && 0))'],
      [`${MARKING}/written-number.ts`, 'if (year !== undefined && year.next >= (inWords?.next ?? 0))'],
    ],
  },
  {
    reason: 'The figures are read as one number anyway, by the rule for telephone numbers.',
    mutants: [[`${MARKING}/written-number.ts`, 'if (true) {']],
  },
  {
    reason: 'A year without a day is no date either way.',
    mutants: [
      [
        `${MARKING}/written-date.ts`,
        'if (first.length === 4 && true) return dateOf(Number(third), Number(second), first, 1);',
      ],
    ],
  },
  {
    reason: 'The tokens cannot be so: nothing precedes the first one, and a full stop alone is punctuation.',
    mutants: [
      [`${MARKING}/answer-tokens.ts`, "if (text.startsWith('.') && text.length >= 1) return `0${text}`;"],
      [`${MARKING}/answer-tokens.ts`, "if (text.startsWith('.') && true) return `0${text}`;"],
      [`${MARKING}/answer-tokens.ts`, 'let touching = true;'],
      [`${MARKING}/edit-distance.ts`, 'let before: number[] = ["Stryker was here"];'],
      [
        `${MARKING}/word-count.ts`,
        "total += inFigures ? 1 : run.filter(({ joint }, i) => false || joint === 'none').length;",
      ],
      [
        `${MARKING}/word-count.ts`,
        "while (place <= tokens.length && tokens[place]?.joint !== 'none') place += 1;",
      ],
    ],
  },
  {
    reason: '`a` is no number word, so nothing was read before it.',
    mutants: [
      [
        `${MARKING}/number-words.ts`,
        "const single = true && words[place] === 'a' && POWERS.has(words[place + 1] ?? '');",
      ],
    ],
  },
  {
    reason: 'Taking nothing off was compared before, and nothing matches when all is taken off.',
    mutants: [
      [`${MARKING}/printed-words.ts`, '.filter((back) => front + back > 0 && front + back <= answer.length)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => front + back > 0 && front - back < answer.length)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => front + back > 0 && true)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => front + back > 0 || front + back < answer.length)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => front + back >= 0 && front + back < answer.length)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => true && front + back < answer.length)'],
      [`${MARKING}/printed-words.ts`, '.filter((back) => true)'],
      [`${MARKING}/printed-words.ts`, 'backs'],
    ],
  },
  {
    reason: 'No phrase begins with another phrase.',
    mutants: [
      [
        `${MARKING}/abbreviations.ts`,
        'if (phrase.length >= (longest?.length ?? 0) && phrase.every((word, i) => word === words[start + i])) {',
      ],
      [`${MARKING}/abbreviations.ts`, 'if (true && phrase.every((word, i) => word === words[start + i])) {'],
    ],
  },
  {
    reason: 'An answer as long as the form, and equal to it, is right before near misses are looked for.',
    mutants: [
      [
        `${MARKING}/near-miss.ts`,
        '(_item, i) => true && matchItems(whole.slice(i, i + length), part) !== undefined,',
      ],
      [
        `${MARKING}/near-miss.ts`,
        '(_item, i) => whole.length >= length && matchItems(whole.slice(i, i + length), part) !== undefined,',
      ],
    ],
  },
  {
    reason: 'A short cut: equal words have an equal reading.',
    mutants: [[`${MARKING}/answer-items.ts`, "const surface = surfaces.join(' ');"]],
  },
  {
    reason: 'Tokens have no spaces at their ends.',
    mutants: [
      [
        `${MARKING}/plain-text.ts`,
        "return text.replace(INVISIBLE, '').replace(VULGAR_FRACTION, ' $&').replace(APOSTROPHE, \"'\").replace(QUOTATION_MARK, '\"').normalize('NFKC').toLowerCase().replace(HYPHEN, '-').replace(FULL_STOP, '.').replace(LIST_COMMA, ',').replace(SLASH, '/').replace(/[\\s\\p{Cc}]+/gu, ' ');",
      ],
    ],
  },
  {
    reason: 'Hour 0 is read in figures only, and they begin with a nought.',
    mutants: [
      [
        `${MARKING}/written-time.ts`,
        'if (leadingNought || false || clock.hour > 12) values.push(inDay(clock.hour, clock.minute));',
      ],
    ],
  },
  {
    reason: 'A pack of lessons grants no access, so it has no end.',
    mutants: [
      [
        `${SHOP}/orders/quote.ts`,
        'const ownedUntil = false ? null : accessEnd(product.grants, access, now);',
      ],
    ],
  },
  {
    reason: 'Plans contain plans only: no course, no pack, and no plan that the catalogue does not have.',
    mutants: [
      [
        `${SHOP}/orders/quote.ts`,
        'const products = lines.flatMap(({ product }) => facts.findProduct(product) ?? ["Stryker was here"]);',
      ],
      [`${SHOP}/orders/quote.ts`, 'if (false) return false;'],
      [
        `${SHOP}/orders/quote.ts`,
        'const bought = inCart.flatMap((each) => (true && each.available ? [each.grants] : []));',
      ],
      [
        `${SHOP}/orders/quote.ts`,
        'const bought = inCart.flatMap((each) => (each.kind === \'plan\' && each.available ? [each.grants] : ["Stryker was here"]));',
      ],
    ],
  },
  {
    reason: 'Of two equal instants, either is the later one.',
    mutants: [[`${SHOP}/refunds/refund.ts`, 'const from = now >= startsAt ? now : startsAt;']],
  },
];
