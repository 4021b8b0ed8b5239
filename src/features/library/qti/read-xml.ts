import type { XmlElement, XmlNode } from './xml.ts';

/**
 * Reads XML 1.0 as packages use it: elements, text, CDATA, comments and processing instructions. Document types are
 * refused, so nothing outside is fetched and no entity can grow. Only the five entities of XML and numeric ones are
 * known. Takes linear time, does not recurse, and never throws.
 */

export type XmlResult =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly line: number; readonly what: string };

const DEEPEST = 100;
const MOST_ELEMENTS = 50_000;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[\p{L}_:][\p{L}\p{N}\p{M}_:.\u00b7-]*/uy;
const SPACE = /[ \t\n\r]*/y;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([A-Za-z][\w.-]*));|&/g;

type OpenElement = XmlElement & { readonly children: XmlNode[] };
type Open = { readonly written: string; readonly element: OpenElement };

class Unreadable extends Error {}

/** The document, or the line where it stops being XML and the reason. A byte order mark is skipped. */
export function readXml(source: string): XmlResult {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const reader = new Reader(text);
  try {
    return { ok: true, root: reader.readDocument() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, line: text.slice(0, reader.place).split('\n').length, what: error.message };
  }
}

class Reader {
  place = 0;
  private readonly text: string;
  private elements = 0;
  private readonly open: Open[] = [];
  private root: XmlElement | undefined;

  constructor(text: string) {
    this.text = text;
  }

  readDocument(): XmlElement {
    while (this.place < this.text.length) {
      const next = this.text.indexOf('<', this.place);
      const end = next < 0 ? this.text.length : next;
      this.addText(this.text.slice(this.place, end));
      this.place = end;
      if (next >= 0) this.readMarkup();
    }
    const left = this.open.at(-1);
    if (left) throw new Unreadable(`<${left.written}> is not closed.`);
    if (!this.root) throw new Unreadable('There is no element in it.');
    return this.root;
  }

  private readMarkup(): void {
    if (this.text.startsWith('<!--', this.place)) this.skip('-->', 'A comment');
    else if (this.text.startsWith('<![CDATA[', this.place)) {
      const start = this.place + '<![CDATA['.length;
      this.skip(']]>', 'A CDATA section');
      this.push(this.text.slice(start, this.place - ']]>'.length));
    } else if (this.text.startsWith('<!', this.place)) {
      throw new Unreadable('It has a document type (<!DOCTYPE …>), which is not read, for safety.');
    } else if (this.text.startsWith('<?', this.place)) this.skip('?>', 'A processing instruction');
    else if (this.text.startsWith('</', this.place)) this.readEnd();
    else this.readStart();
  }

  private skip(end: string, what: string): void {
    const found = this.text.indexOf(end, this.place);
    if (found < 0) throw new Unreadable(`${what} is not closed.`);
    this.place = found + end.length;
  }

  private readName(): string {
    NAME.lastIndex = this.place;
    const name = NAME.exec(this.text)?.[0];
    if (name === undefined) throw new Unreadable('A name is expected here.');
    this.place += name.length;
    return name;
  }

  private skipSpace(): void {
    SPACE.lastIndex = this.place;
    this.place += SPACE.exec(this.text)?.[0].length ?? 0;
  }

  private readEnd(): void {
    this.place += 2;
    const name = this.readName();
    this.skipSpace();
    if (this.text[this.place] !== '>') throw new Unreadable(`</${name}> is not closed.`);
    const last = this.open.pop();
    if (last?.written !== name) {
      throw new Unreadable(
        last ? `</${name}> stands where </${last.written}> should.` : `</${name}> ends nothing.`,
      );
    }
    this.place += 1;
  }

  private readStart(): void {
    this.place += 1;
    const written = this.readName();
    const attributes = this.readAttributes(written);
    const closed = this.text[this.place] === '/';
    this.place += closed ? 1 : 0;
    if (this.text[this.place] !== '>') throw new Unreadable(`<${written} …> is not closed.`);
    this.place += 1;
    this.elements += 1;
    if (this.elements > MOST_ELEMENTS) throw new Unreadable(`It has more than ${MOST_ELEMENTS} elements.`);
    const element: OpenElement = { name: localName(written), attributes, children: [] };
    const parent = this.open.at(-1)?.element;
    if (parent) parent.children.push(element);
    else if (this.root) throw new Unreadable('It has a second element beside the first.');
    else this.root = element;
    if (closed) return;
    this.open.push({ written, element });
    if (this.open.length > DEEPEST) throw new Unreadable(`Its elements stand more than ${DEEPEST} deep.`);
  }

  private readAttributes(of: string): Record<string, string> {
    const written = new Map<string, string>();
    for (;;) {
      const before = this.place;
      this.skipSpace();
      const next = this.text[this.place];
      if (next === undefined || next === '>' || next === '/') return withoutPrefixes(written);
      if (before === this.place) throw new Unreadable(`The attributes of <${of}> need spaces between them.`);
      const name = this.readName();
      this.skipSpace();
      if (this.text[this.place] !== '=') throw new Unreadable(`The attribute ${name} has no value.`);
      this.place += 1;
      this.skipSpace();
      if (written.has(name)) throw new Unreadable(`<${of}> has the attribute ${name} twice.`);
      written.set(name, this.readValue(name));
    }
  }

  private readValue(of: string): string {
    const quote = this.text[this.place];
    if (quote !== '"' && quote !== "'") throw new Unreadable(`The value of ${of} needs quotation marks.`);
    const end = this.text.indexOf(quote, this.place + 1);
    if (end < 0) throw new Unreadable(`The value of ${of} is not closed.`);
    const value = this.text.slice(this.place + 1, end);
    if (value.includes('<')) throw new Unreadable(`The value of ${of} holds a bare <.`);
    this.place = end + 1;
    return resolve(value.replace(/[\t\n]/g, ' '));
  }

  private addText(text: string): void {
    if (text === '') return;
    if (this.open.length > 0) this.push(resolve(text));
    else if (/[^ \t\n]/.test(text)) throw new Unreadable('There is text outside the first element.');
  }

  private push(text: string): void {
    const children = this.open.at(-1)?.element.children;
    if (!children) throw new Unreadable('There is text outside the first element.');
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else if (text !== '') children.push(text);
  }
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** `xlink:href` is `href`, unless that is there as well: then both keep the names they have. */
function withoutPrefixes(written: ReadonlyMap<string, string>): Record<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of written) {
    const local = localName(name);
    const named =
      name.startsWith('xml:') || name.startsWith('xmlns') || written.has(local) || attributes.has(local);
    attributes.set(named ? name : local, value);
  }
  return Object.fromEntries(attributes);
}

function resolve(text: string): string {
  return text.replace(REFERENCE, (found, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined && Object.hasOwn(NAMED, name)) return NAMED[name] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? 'none', 16) : Number(decimal);
    if (isCharacter(code)) return String.fromCodePoint(code);
    throw new Unreadable(`${found} is no character or entity that XML knows.`);
  });
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}
