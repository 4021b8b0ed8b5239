const FENCE = /```(?:json)?\s*\n([\s\S]*?)```/u;

/**
 * The JSON object in a model's text: the whole text, the content of a fence, or the longest span from a `{` to its `}`
 * that can be read. Undefined: there is none. Takes time in proportion to the text.
 */
export function readJsonIn(text: string): unknown {
  const whole = parseObject(text);
  if (whole !== undefined) return whole;
  const fenced = FENCE.exec(text)?.[1];
  const inFence = fenced === undefined ? undefined : parseObject(fenced);
  if (inFence !== undefined) return inFence;
  return spansIn(text)
    .sort((a, b) => b.length - a.length)
    .map(parseObject)
    .find((value) => value !== undefined);
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The outermost `{…}` of a text, in one pass. Braces within strings do not count. */
function spansIn(text: string): string[] {
  const spans: string[] = [];
  let depth = 0;
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '\\') at += 1;
    else if (letter === '"' && depth > 0) quoted = !quoted;
    else if (!quoted && letter === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (!quoted && letter === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) spans.push(text.slice(from, at + 1));
    }
  }
  return spans;
}
