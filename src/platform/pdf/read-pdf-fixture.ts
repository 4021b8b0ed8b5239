import { inflateSync } from 'node:zlib';

/**
 * Reads as much as our own files need: the words of each page as a reader would copy them, and the metadata.
 */
export type ReadPdf = {
  /** Each line of a page in the order it is drawn. */
  readonly pages: readonly (readonly string[])[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
  /** The types of the structure's elements, in the order of the file. */
  readonly tags: readonly string[];
};

type Stream = { readonly head: string; readonly data: Buffer };

function readObjects(file: Buffer): Map<number, Stream> {
  const text = file.toString('latin1');
  const objects = new Map<number, Stream>();
  for (const { 1: number, index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('\nendobj', index);
    const at = text.indexOf('\nstream\n', index);
    const head = text.slice(index, at > 0 && at < end ? at : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = at > 0 && at < end ? file.subarray(at + 8, at + 8 + length) : Buffer.alloc(0);
    const data = head.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(Number(number), { head, data });
  }
  return objects;
}

const units = (hex: string) =>
  String.fromCharCode(
    ...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16)),
  );

/** The characters of a font's glyphs. */
function readCharacters(cmap: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    [...list.matchAll(/<(.*?)>/g)].forEach(([, hex = ''], place) =>
      characters.set(Number.parseInt(from, 16) + place, units(hex)),
    );
  }
  return characters;
}

const reference = (head: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? 0);

/** A text string of the file: UTF-16 where it has other characters than Latin ones. */
function readString(raw: string): string {
  const plain = raw.replace(/\\([()\\rn])/g, (_, each: string) => ({ r: '\r', n: '\n' })[each] ?? each);
  if (!plain.startsWith('\u00fe\u00ff')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

/** Reads a file that `drawPdf` made. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes);
  const objects = readObjects(file);
  const all = [...objects.values()];
  const headOf = (number: number) => objects.get(number)?.head ?? '';
  const pages = [...objects]
    .filter(([, { head }]) => /\/Type \/Page\n/.test(head))
    .map(([, { head }]) => {
      const resources = headOf(reference(head, 'Resources'));
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
          const cmap = objects.get(reference(headOf(Number(number)), 'ToUnicode'));
          return [name, readCharacters(cmap?.data.toString('latin1') ?? '')];
        }),
      );
      return readLines(objects.get(reference(head, 'Contents'))?.data.toString('latin1') ?? '', fonts);
    });
  const info = all.find(({ head }) => head.includes('/CreationDate'))?.head ?? '';
  const catalog = all.find(({ head }) => head.includes('/Type /Catalog'))?.head ?? '';
  const inBrackets = (head: string) => readString(/\(((?:\\.|[^)\\])*)\)/s.exec(head)?.[1] ?? '');
  return {
    pages,
    text: pages.map((lines) => lines.join('\n')).join('\n'),
    title: inBrackets(headOf(reference(info, 'Title'))),
    language: inBrackets(/\/Lang [^\n]*/.exec(catalog)?.[0] ?? ''),
    tags: all.flatMap(({ head }) => (head.includes('/P ') && /\/S \/(\w+)/.exec(head)?.[1]) || []),
  };
}

/** Pieces at one height are one line. */
function readLines(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const lines: { readonly height: string; text: string }[] = [];
  for (const [, object = ''] of content.matchAll(/BT\n([^]*?)\nET/g)) {
    const height = /1 0 0 1 [\d.-]+ ([\d.-]+) Tm/.exec(object)?.[1] ?? '';
    const font = fonts.get(/\/(F\d+) /.exec(object)?.[1] ?? '');
    const glyphs = [...object.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font?.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join('');
    const last = lines.at(-1);
    if (last?.height === height) last.text += text;
    else lines.push({ height, text });
  }
  return lines.map(({ text }) => text);
}
