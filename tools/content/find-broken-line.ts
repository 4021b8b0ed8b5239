const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]|./gsu;
const VALUE = /^(?:["\d-]|true$|false$|null$)/u;

/** The line (from 1) of the first piece that keeps a text from being JSON; of a text that just ends, the last one. */
export function findBrokenLine(source: string): number {
  const open: string[] = [];
  let expected = 'value';
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (/^\s+$/u.test(token)) continue;
    const next = follow(token, expected, open);
    if (next === undefined) return source.slice(0, index).split('\n').length;
    expected = next;
  }
  return source.trimEnd().split('\n').length;
}

/** What may follow a token; undefined when the token itself may not stand there. */
function follow(token: string, expected: string, open: string[]): string | undefined {
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
    default:
      return undefined;
  }
}
