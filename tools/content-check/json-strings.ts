/** A string value of a JSON text: the keys and places that lead to it, and the place of its literal. */
export type JsonString = {
  readonly path: readonly string[];
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;

type Frame = { readonly inArray: boolean; place: string | number; awaitsKey: boolean };

/** Every string value of a text that is known to be JSON, in its order; keys are none. */
export function listJsonStrings(source: string): JsonString[] {
  const frames: Frame[] = [];
  const strings: JsonString[] = [];
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    if (token === '{') frames.push({ inArray: false, place: '', awaitsKey: true });
    else if (token === '[') frames.push({ inArray: true, place: 0, awaitsKey: false });
    else if (token === '}' || token === ']') frames.pop();
    else if (token === ',' && frame) {
      if (typeof frame.place === 'number') frame.place += 1;
      frame.awaitsKey = !frame.inArray;
    } else if (token === ':' && frame) frame.awaitsKey = false;
    else if (frame?.awaitsKey) frame.place = textOf(token);
    else {
      const path = frames.map(({ place }) => String(place));
      strings.push({ path, value: textOf(token), start: index, end: index + token.length });
    }
  }
  return strings;
}

/** The string values of every JSON file; files that are no JSON have none. */
export function listStrings(files: ReadonlyMap<string, string>): (JsonString & { readonly file: string })[] {
  return [...files].flatMap(([file, source]) =>
    file.endsWith('.json') && isJson(source)
      ? listJsonStrings(source).map((string) => ({ ...string, file }))
      : [],
  );
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

function textOf(literal: string): string {
  const text: unknown = JSON.parse(literal);
  return typeof text === 'string' ? text : '';
}
