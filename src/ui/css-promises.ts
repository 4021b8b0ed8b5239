type Declaration = { readonly name: string; readonly value: string };
type Rule = {
  readonly selector: string;
  readonly declarations: readonly Declaration[];
  readonly nested: boolean;
};

/** The style rules of a sheet, those inside @media and @supports too. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let text = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      // The text before a nested rule in the same block is its parent's declarations.
      const at = text.lastIndexOf(';');
      open.push(text.slice(at + 1).trim());
      text = '';
    } else if (sign === '}') {
      const selector = open.pop() ?? '';
      const nested = open.some((outer) => !outer.startsWith('@'));
      rules.push({ selector, declarations: declarationsOf(text), nested });
      text = '';
    } else text += sign;
  }
  return rules;
}

function declarationsOf(text: string): Declaration[] {
  return text.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [{ name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() }];
  });
}

const SELECTORS: ReadonlyArray<[RegExp, string]> = [
  [/:has\(/, ':has'],
  [/:is\(/, ':is'],
  [/:where\(/, ':where'],
  [/^@layer/, '@layer'],
  [/^@container/, '@container'],
  [/(?<!:focus:not\():focus-visible/, ':focus-visible outside :focus:not(:focus-visible)'],
];

const PROPERTIES: ReadonlyArray<[RegExp, string]> = [
  [/^aspect-ratio$/, 'aspect-ratio'],
  [/^inset(-|$)/, 'inset'],
  [/^(margin|padding)-(inline|block)$/, 'logical shorthand'],
];

/** Values an old browser drops: with a plain line for the same property before them they do no harm. */
const NEEDS_LINE_BEFORE: ReadonlyArray<[RegExp, string]> = [
  [/(^|[^\w-])clamp\(/, 'clamp'],
  [/(^|[^\w-])min\(/, 'min'],
  [/(^|[^\w-])max\(/, 'max'],
  [/\d[dsl]v[hw]\b/, 'dvh'],
];

function faultsOf(rule: Rule, isFlex: boolean): string[] {
  const faults: string[] = [];
  for (const [pattern, fault] of SELECTORS) if (pattern.test(rule.selector)) faults.push(fault);
  if (rule.nested) faults.push('nesting');
  rule.declarations.forEach(({ name, value }, index) => {
    for (const [pattern, fault] of PROPERTIES) if (pattern.test(name)) faults.push(fault);
    if (isFlex && /^((row|column)-)?gap$/.test(name)) faults.push('gap in a flex box');
    if (/color-mix\(/.test(value)) faults.push('color-mix');
    const hasLineBefore = rule.declarations.slice(0, index).some((before) => before.name === name);
    for (const [pattern, fault] of NEEDS_LINE_BEFORE) {
      if (pattern.test(value) && !hasLineBefore) faults.push(`${fault} without a line before it`);
    }
  });
  return faults;
}

/**
 * The features of a style sheet that the promised browsers (Chrome 75, Safari 12, Firefox 68) do not have.
 */
export function findForbidden(css: string): string[] {
  const rules = rulesOf(css);
  const flexSelectors = new Set(
    rules
      .filter((rule) => rule.declarations.some(({ name, value }) => name === 'display' && /flex/.test(value)))
      .map((rule) => rule.selector),
  );
  return rules.flatMap((rule) =>
    faultsOf(rule, flexSelectors.has(rule.selector)).map((fault) => `${rule.selector}: ${fault}`),
  );
}
