const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]|./gsu;
const VALUE = /^(?:["\d-]|true$|false$|null$)/u;
const CURLY_QUOTES = '“”„‟‘’＂';
/** The signs that a Chinese keyboard types in their place. */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};

type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'comma' | 'end';
/** `token`: undefined where the text just ends. */
type Broken = {
  readonly index: number;
  readonly token: string | undefined;
  readonly expected: Expected;
  readonly before: string;
  readonly open: string | undefined;
};

/** The line (from 1) of the first piece that keeps a text from being JSON; of a text that just ends, the last one. */
export function findBrokenLine(source: string): number {
  const { index } = findBroken(source);
  return source.slice(0, index).split('\n').length;
}

/** Why a text is not JSON, and how to fix it, in words for someone who does not program. */
export function explainBrokenJson(source: string): { readonly what: string; readonly how: string } {
  if (source.trim() === '') return say('it is empty', 'Write it, or begin with a copy of another file.');
  const { token, expected, before, open } = findBroken(source);
  if (token === undefined) {
    const missing = open === '[' ? ']' : '}';
    return say('it ends too early', `Close what is open: a ${missing} is missing, here or further up.`);
  }
  const plain = FULL_WIDTH[token];
  if (plain !== undefined) return say(`${token} is full-width`, `Write ${plain} instead.`);
  if (CURLY_QUOTES.includes(token)) {
    return say(`${token} is no straight quotation mark`, 'Write " at both ends of a name or text.');
  }
  if (token === '"') return say('a text has no end here', 'Write " at its end, and \\" for one within it.');
  if (before === ',' && (token === '}' || token === ']')) {
    return say(`there is a comma before ${token}`, 'Delete that comma, in the line before or in this one.');
  }
  const shown = token.length > 40 ? `${token.slice(0, 40)}…` : token;
  switch (expected) {
    case 'comma':
      return token === '}' || token === ']'
        ? say(`${token} does not close what is open`, `Close the ${open ?? 'bracket'} before it first.`)
        : say(`${shown} follows without a comma`, 'Write a comma behind what stands before it.');
    case 'colon':
      return say(`${shown} follows a name without a colon`, 'Write : between a name and its value.');
    case 'key':
    case 'first-key':
      return say(`${shown} stands where a name is expected`, 'Write a name in "quotes", or close with }.');
    case 'end':
      return say(`${shown} stands behind the end`, 'Delete it, or a } or ] that is one too many before it.');
    case 'value':
    case 'first-value':
      return say(`${shown} is no value`, 'Write a text in "quotes", a number, true, false, [ ] or { }.');
    default:
      return expected satisfies never;
  }
}

const say = (why: string, how: string) => ({ what: `This is not JSON: ${why}.`, how });

function findBroken(source: string): Broken {
  const open: string[] = [];
  let expected: Expected = 'value';
  let before = '';
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (/^\s+$/u.test(token)) continue;
    const next = follow(token, expected, open);
    if (next === undefined) return { index, token, expected, before, open: open.at(-1) };
    expected = next;
    before = token;
  }
  return { index: source.trimEnd().length, token: undefined, expected, before, open: open.at(-1) };
}

/** The tokens that may follow a token; undefined when the token itself is not allowed there. */
function follow(token: string, expected: Expected, open: string[]): Expected | undefined {
  const behindValue = () => (open.length === 0 ? 'end' : 'comma');
  const isClosing = token === '}' || token === ']';
  if (isClosing) {
    const partner = token === '}' ? '{' : '[';
    if (open.at(-1) !== partner || !['comma', 'first-key', 'first-value'].includes(expected))
      return undefined;
    open.pop();
    return behindValue();
  }
  switch (expected) {
    case 'comma':
      if (token !== ',') return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'key':
    case 'first-key':
      return token.length > 1 && token.startsWith('"') ? 'colon' : undefined;
    case 'value':
    case 'first-value':
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'first-key' : 'first-value';
      }
      return VALUE.test(token) && token !== '"' ? behindValue() : undefined;
    case 'end':
      return undefined;
    default:
      return expected satisfies never;
  }
}
