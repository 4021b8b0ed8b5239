import { type CarryNote, left } from './carry-report.ts';
import { isSeen, testLosses } from './losses.ts';
import type { PackageFiles } from './pack.ts';
import { printable, resolveHref } from './open-package.ts';
import { MANIFEST } from './qti-names.ts';
import { readXml } from './read-xml.ts';
import { collapseSpace, elementsOf, findElements, rawText, type XmlElement } from './xml.ts';

/** An item where the test asks it. */
export type ItemPlace = {
  readonly file: string;
  readonly root: XmlElement;
  readonly categories: readonly string[];
  readonly seconds: number | undefined;
  /** The outermost and the innermost section of the test around it. */
  readonly part: string;
  readonly group: string;
  readonly groupTitle: string;
  /** The instructions above it. */
  readonly instructions: readonly string[];
};

export type ReadTest = {
  readonly title: string | undefined;
  readonly seconds: number | undefined;
  readonly items: readonly ItemPlace[];
  /** Shared stimuli by their names in the package. */
  readonly stimuli: ReadonlyMap<string, XmlElement>;
  readonly notes: readonly CarryNote[];
};

type Documents = ReadonlyMap<string, XmlElement>;
type Surroundings = Pick<ItemPlace, 'part' | 'group' | 'groupTitle' | 'instructions'>;

const NOWHERE: Surroundings = { part: '', group: '', groupTitle: '', instructions: [] };
const DEEPEST = 20;

/**
 * The items of a package in the order of its test, or of its manifest without a test. The root element decides the kind
 * of a resource, because producers label them differently.
 */
export function readTest(files: PackageFiles): ReadTest {
  const notes: CarryNote[] = [];
  const documents = readDocuments(files, notes);
  const of = (name: string) => [...documents].filter(([, root]) => root.name === name);
  const [first, ...others] = of('qti-assessment-test');
  for (const [file] of others) {
    notes.push(left(file, 'A second test.', 'Import it from a package of its own.'));
  }
  const reader = new TestReader(documents, notes);
  if (first) reader.readTest(first[0], first[1]);
  for (const [file, root] of of('qti-assessment-item')) {
    if (!reader.seen.has(file) && !first) reader.addItem(file, root, undefined, NOWHERE);
    else if (!reader.seen.has(file))
      notes.push(left(file, 'The test does not ask this item.', 'Add it to the test.'));
  }
  return {
    title: first?.[1].attributes['title'],
    seconds: first && secondsOf(first[1], 'qti-test-part'),
    items: reader.items,
    stimuli: new Map(of('qti-assessment-stimulus')),
    notes,
  };
}

/** The XML files that the manifest names, in its order; all of the package where it names none. */
function readDocuments(files: PackageFiles, notes: CarryNote[]): Documents {
  const documents = new Map<string, XmlElement>();
  const manifest = readDocument(files, MANIFEST, notes);
  const listed = manifest ? [...new Set(listedFiles(manifest))] : [];
  const rest = [...files.keys()].filter((name) => /\.xml$/i.test(name) && name !== MANIFEST);
  for (const name of new Set([...listed.filter((file) => files.has(file)), ...rest])) {
    if (!/\.xml$/i.test(name)) continue;
    const root = readDocument(files, name, notes);
    if (root) documents.set(name, root);
  }
  for (const name of listed.filter((file) => !files.has(file) && /\.xml$/i.test(file))) {
    notes.push(
      left(
        printable(name),
        'The manifest names it, and it is not in the package.',
        'Export the package again.',
      ),
    );
  }
  return documents;
}

function listedFiles(manifest: XmlElement): string[] {
  const around = [manifest, ...elementsOf(manifest, 'resources')].map(baseOf).join('');
  return findElements(manifest, ({ name }) => name === 'resource').flatMap((resource) => {
    const base = `${around}${baseOf(resource)}`;
    const hrefs = [resource, ...elementsOf(resource, 'file')].map(
      ({ attributes }) => attributes['href'] ?? '',
    );
    return hrefs.flatMap((href) => (href ? (resolveHref(MANIFEST, `${base}${href}`) ?? []) : []));
  });
}

const baseOf = ({ attributes }: XmlElement) => attributes['xml:base'] ?? '';

function readDocument(files: PackageFiles, name: string, notes: CarryNote[]): XmlElement | undefined {
  const bytes = files.get(name);
  if (!bytes) return undefined;
  const text = decodeText(bytes);
  if (text === undefined) {
    const what = 'Its characters are not of the encoding that it names, or that nobody knows here.';
    notes.push(left(printable(name), what, 'Save it as UTF-8.'));
    return undefined;
  }
  const read = readXml(text);
  if (!read.ok) {
    const what = `This is no XML that can be read (line ${read.line}): ${read.what}`;
    notes.push(left(printable(name), what, 'Mend it, or export it again.'));
    return undefined;
  }
  if (/^(?:assessment(?:Item|Test|Stimulus|Section)|questestinterop)$/.test(read.root.name)) {
    notes.push(
      left(
        printable(name),
        'This is QTI 1 or 2, or has their names.',
        'Choose QTI 3 in the export of the other program.',
      ),
    );
    return undefined;
  }
  return read.root;
}

/**
 * Decodes a file: by the encoding of its first bytes, then of its declaration, else as UTF-8. Undefined: the encoding
 * is unknown, or the bytes are not valid in it.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 120));
  const named = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const utf16 = UTF_16.find(([begins]) => start.startsWith(begins))?.[1];
  try {
    // A name that is readable in single bytes is not UTF-16, whatever some programs write there.
    const single = named === undefined || /^utf-?16/i.test(named) ? 'utf-8' : named;
    return new TextDecoder(utf16 ?? single, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A mark of the byte order, or a first `<` in two bytes. */
const UTF_16 = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['<\0', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
  ['\0<', 'utf-16be'],
] as const;

/** The time limit of an element, or of all those below it together. */
function secondsOf(element: XmlElement, below?: string): number | undefined {
  const own = elementsOf(element, 'qti-time-limits')[0]?.attributes['max-time'];
  const seconds = Number(own);
  if (own !== undefined && Number.isFinite(seconds) && seconds > 0) return seconds;
  const inner = below === undefined ? [] : elementsOf(element, below).map((each) => secondsOf(each) ?? 0);
  return inner.length > 0 && !inner.includes(0) ? inner.reduce((sum, each) => sum + each, 0) : undefined;
}

/** The paragraphs of the rubrics that a candidate sees. */
function instructionsOf(section: XmlElement): string[] {
  return elementsOf(section, 'qti-rubric-block')
    .filter(isSeen)
    .flatMap((rubric) => {
      const body = elementsOf(rubric, 'qti-content-body')[0] ?? rubric;
      const lines = findElements(body, ({ name }) => name === 'p');
      return (lines.length > 0 ? lines : [body]).map((line) => collapseSpace(rawText(line)));
    })
    .filter((line) => line !== '');
}

class TestReader {
  readonly items: ItemPlace[] = [];
  readonly seen = new Set<string>();
  private readonly documents: Documents;
  private readonly notes: CarryNote[];

  constructor(documents: Documents, notes: CarryNote[]) {
    this.documents = documents;
    this.notes = notes;
  }

  readTest(file: string, test: XmlElement): void {
    this.notes.push(...testLosses(file, test));
    const inTest = instructionsOf(test);
    for (const part of elementsOf(test, 'qti-test-part')) {
      const inPart = { ...NOWHERE, instructions: [...inTest, ...instructionsOf(part)] };
      for (const child of elementsOf(part)) this.readChild(file, child, inPart, 0);
    }
  }

  private readChild(file: string, child: XmlElement, around: Surroundings, depth: number): void {
    if (depth > DEEPEST) return;
    if (child.name === 'qti-assessment-section') this.readSection(file, child, around, depth);
    else if (child.name === 'qti-assessment-section-ref') this.follow(file, child, around, depth);
    else if (child.name === 'qti-assessment-item-ref') this.readItem(file, child, around);
    else if (child.name === 'include') {
      this.notes.push(
        left(file, 'It includes another file (xi:include).', 'Export the section within the test.'),
      );
    }
  }

  private readSection(file: string, section: XmlElement, around: Surroundings, depth: number): void {
    const id = `${file}#${section.attributes['identifier'] ?? this.items.length}`;
    const inside: Surroundings = {
      part: around.part || id,
      group: id,
      groupTitle: collapseSpace(section.attributes['title'] ?? ''),
      instructions: [...around.instructions, ...instructionsOf(section)],
    };
    for (const child of elementsOf(section)) this.readChild(file, child, inside, depth + 1);
  }

  /** A section is followed once. Two that refer to each other, or one to itself, would never end. */
  private follow(file: string, ref: XmlElement, around: Surroundings, depth: number): void {
    const href = ref.attributes['href'] ?? '';
    const target = resolveHref(file, href) ?? '';
    const root = this.documents.get(target);
    if (root?.name !== 'qti-assessment-section') {
      const what = 'This section is not in the package.';
      this.notes.push(left(printable(href || file), what, 'Export it with the test.'));
    } else if (this.seen.has(target)) {
      this.notes.push(left(target, 'The test has it a second time.', 'Once is enough.'));
    } else {
      this.seen.add(target);
      this.notes.push(...testLosses(target, root));
      this.readSection(target, root, around, depth + 1);
    }
  }

  private readItem(file: string, ref: XmlElement, around: Surroundings): void {
    const href = ref.attributes['href'] ?? '';
    const target = resolveHref(file, href) ?? '';
    const root = this.documents.get(target);
    if (root?.name === 'qti-assessment-item') this.addItem(target, root, ref, around);
    else
      this.notes.push(
        left(
          printable(href),
          'This item is not in the package, or is no QTI 3 item.',
          'Export it with the test.',
        ),
      );
  }

  addItem(file: string, root: XmlElement, ref: XmlElement | undefined, around: Surroundings): void {
    if (this.seen.has(file)) {
      this.notes.push(left(file, 'The test asks it a second time.', 'Once is enough.'));
      return;
    }
    this.seen.add(file);
    const categories = (ref?.attributes['category'] ?? '').split(/\s+/).filter((each) => each !== '');
    this.items.push({ file, root, categories, seconds: ref && secondsOf(ref), ...around });
  }
}
