/** A longer text is sent as bytes. Node.js reserves three bytes for each character of a string that it writes. */
const LONG_TEXT = 16 * 1024;

/** Items of a list that are written at once. */
const ITEMS = 300;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > ITEMS;

/**
 * A reply as JSON, as `JSON.stringify` writes it. A list of thousands is written some hundred items at a time: V8 keeps
 * a string of more than 128 KB apart, and reserving that took more than half of the time of writing it.
 */
export function writeJson(reply: object): string | Buffer<ArrayBuffer> {
  if (!Object.values(reply).some(isLong)) {
    const text = JSON.stringify(reply);
    return text.length > LONG_TEXT ? Buffer.from(text) : text;
  }
  const pieces: Buffer[] = [];
  let text = '';
  for (const [key, value] of Object.entries(reply)) {
    const written = isLong(value) ? '' : JSON.stringify(value);
    // JSON has no undefined.
    if (written === undefined) continue;
    text += `${text === '' && pieces.length === 0 ? '{' : ','}${JSON.stringify(key)}:${written}`;
    if (!isLong(value)) continue;
    for (let at = 0; at < value.length; at += ITEMS) {
      text += (at === 0 ? '[' : ',') + JSON.stringify(value.slice(at, at + ITEMS)).slice(1, -1);
      pieces.push(Buffer.from(text));
      text = '';
    }
    text = ']';
  }
  pieces.push(Buffer.from(`${text}}`));
  return Buffer.concat(pieces);
}
