const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu;

type Frame = { readonly inArray: boolean; place: string | number; awaitsKey: boolean };

/**
 * The line (from 1) where the value at a path of keys begins in a JSON text; of a path that leads nowhere, the line of
 * the last value on the way.
 */
export function findJsonLine(source: string, path: readonly string[]): number {
  const frames: Frame[] = [];
  let found = { depth: -1, index: 0 };
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    const isKey = frame?.awaitsKey === true && token.startsWith('"');
    if (token === ',' && frame) {
      if (typeof frame.place === 'number') frame.place += 1;
      frame.awaitsKey = !frame.inArray;
    } else if (token === ':' && frame) frame.awaitsKey = false;
    else if (token === '}' || token === ']') frames.pop();
    else if (isKey) frame.place = token.slice(1, -1);
    else {
      const depth = frames.length;
      if (depth > found.depth && frames.every(({ place }, i) => String(place) === path[i])) {
        found = { depth, index };
      }
      if (token === '{') frames.push({ inArray: false, place: '', awaitsKey: true });
      else if (token === '[') frames.push({ inArray: true, place: 0, awaitsKey: false });
    }
  }
  return source.slice(0, found.index).split('\n').length;
}
