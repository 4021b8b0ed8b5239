import type { PackageFiles } from './pack.ts';
import { MANIFEST, MANIFEST_NAMESPACE, QTI_NAMESPACE } from './qti-names.ts';
import { readXml } from './read-xml.ts';
import { elementsOf, findElements, rawText, type XmlElement } from './xml.ts';

/**
 * The rules of QTI 3.0.1 that a package of ours can break, written from the specification: which elements may stand
 * where and in which order, which attributes they must have, and what must name what.
 */

type Rule = {
  /** Attributes that must be there. */
  readonly needs?: readonly string[];
  /** What may stand in it, in this order; `?` at most once, `*` any number, `+` at least one, else exactly one. */
  readonly holds?: readonly string[];
};

const RULES: Readonly<Record<string, Rule>> = {
  manifest: { needs: ['identifier'], holds: ['metadata', 'organizations', 'resources'] },
  metadata: { holds: ['schema', 'schemaversion'] },
  resources: { holds: ['resource+'] },
  resource: { needs: ['identifier', 'type', 'href'], holds: ['file+', 'dependency*'] },
  file: { needs: ['href'], holds: [] },
  dependency: { needs: ['identifierref'], holds: [] },
  'qti-assessment-test': {
    needs: ['identifier', 'title'],
    holds: [
      'qti-outcome-declaration*',
      'qti-time-limits?',
      'qti-rubric-block*',
      'qti-test-part+',
      'qti-outcome-processing?',
    ],
  },
  'qti-test-part': {
    needs: ['identifier', 'navigation-mode', 'submission-mode'],
    holds: ['qti-item-session-control?', 'qti-time-limits?', 'qti-rubric-block*', 'qti-assessment-section+'],
  },
  'qti-assessment-section': {
    needs: ['identifier', 'title', 'visible'],
    holds: [
      'qti-item-session-control?',
      'qti-time-limits?',
      'qti-rubric-block*',
      'qti-assessment-section*',
      'qti-assessment-item-ref*',
    ],
  },
  'qti-assessment-item-ref': { needs: ['identifier', 'href'], holds: ['qti-time-limits?'] },
  'qti-rubric-block': { needs: ['view'], holds: ['qti-content-body'] },
  'qti-assessment-stimulus': { needs: ['identifier', 'title'], holds: ['qti-stimulus-body'] },
  'qti-assessment-item': {
    needs: ['identifier', 'title', 'time-dependent'],
    holds: [
      'qti-response-declaration*',
      'qti-outcome-declaration*',
      'qti-assessment-stimulus-ref*',
      'qti-item-body?',
      'qti-response-processing?',
      'qti-modal-feedback*',
    ],
  },
  'qti-response-declaration': {
    needs: ['identifier', 'cardinality', 'base-type'],
    holds: ['qti-correct-response?', 'qti-mapping?'],
  },
  'qti-correct-response': { holds: ['qti-value+'] },
  'qti-mapping': { holds: ['qti-map-entry+'] },
  'qti-map-entry': { needs: ['map-key', 'mapped-value'], holds: [] },
  'qti-outcome-declaration': {
    needs: ['identifier', 'cardinality', 'base-type'],
    holds: ['qti-default-value?'],
  },
  'qti-assessment-stimulus-ref': { needs: ['identifier', 'href'], holds: [] },
  'qti-choice-interaction': {
    needs: ['response-identifier', 'max-choices'],
    holds: ['qti-prompt?', 'qti-simple-choice+'],
  },
  'qti-simple-choice': { needs: ['identifier'] },
  'qti-match-interaction': {
    needs: ['response-identifier', 'max-associations'],
    holds: ['qti-prompt?', 'qti-simple-match-set', 'qti-simple-match-set'],
  },
  'qti-simple-match-set': { holds: ['qti-simple-associable-choice+'] },
  'qti-simple-associable-choice': { needs: ['identifier', 'match-max'] },
  'qti-gap-match-interaction': {
    needs: ['response-identifier', 'max-associations'],
    holds: ['qti-prompt?', 'qti-gap-text+', 'table*', 'ol*', 'h3*|p*'],
  },
  'qti-gap-text': { needs: ['identifier', 'match-max'] },
  'qti-gap': { needs: ['identifier'], holds: [] },
  'qti-text-entry-interaction': { needs: ['response-identifier'], holds: [] },
  'qti-extended-text-interaction': { needs: ['response-identifier'], holds: ['qti-prompt?'] },
  'qti-upload-interaction': { needs: ['response-identifier'], holds: ['qti-prompt?'] },
  'qti-modal-feedback': {
    needs: ['outcome-identifier', 'identifier', 'show-hide'],
    holds: ['qti-content-body'],
  },
  img: { needs: ['src', 'alt'], holds: [] },
};

const WHETHER = /^(?:true|false)$/;
const COUNT = /^\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const VIEWS = 'author|candidate|proctor|scorer|testConstructor|tutor';

/** What attributes may say, wherever they stand: the words and numbers of the schemas of 3.0 and 3.0.1 alike. */
const VALUES: Readonly<Record<string, RegExp>> = {
  adaptive: WHETHER,
  'time-dependent': WHETHER,
  shuffle: WHETHER,
  visible: WHETHER,
  controls: WHETHER,
  'max-choices': COUNT,
  'max-associations': COUNT,
  'match-max': COUNT,
  'expected-length': COUNT,
  'expected-lines': COUNT,
  'max-time': NUMBER,
  'mapped-value': NUMBER,
  'default-value': NUMBER,
  'normal-maximum': NUMBER,
  cardinality: /^(?:single|multiple|ordered|record)$/,
  'base-type': /^(?:boolean|directedPair|file|float|identifier|integer|pair|point|string)$/,
  'external-scored': /^(?:externalMachine|human)$/,
  'navigation-mode': /^(?:linear|nonlinear)$/,
  'submission-mode': /^(?:individual|simultaneous)$/,
  'show-hide': /^(?:show|hide)$/,
  view: new RegExp(`^(?:${VIEWS})(?: (?:${VIEWS}))*$`),
  use: /^(?:instructions|scoring|navigation)$/,
  template:
    /^https:\/\/purl\.imsglobal\.org\/spec\/qti\/v3p0\/rptemplates\/(?:match_correct|map_response)\.xml$/,
};
const RESOURCE_KIND = /^(?:imsqti_(?:test|section|item|stimulus)_xmlv3p0|webcontent|css3|controlfile)$/;

/** The base type and cardinality that a response must have for its interaction. */
const BOUND: Readonly<Record<string, readonly string[]>> = {
  'qti-choice-interaction': ['identifier single', 'identifier multiple'],
  'qti-match-interaction': ['directedPair multiple'],
  'qti-gap-match-interaction': ['directedPair multiple'],
  'qti-text-entry-interaction': ['string single'],
  'qti-extended-text-interaction': ['string single'],
  'qti-upload-interaction': ['file single'],
};

const NCNAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
const isInteraction = ({ name }: XmlElement) => name.endsWith('-interaction');

/** Everything in which a package is not as QTI wants it. */
export function structureProblems(files: PackageFiles): string[] {
  const documents = new Map<string, XmlElement>();
  const problems: string[] = [];
  for (const [name, bytes] of files) {
    if (!name.endsWith('.xml')) continue;
    const read = readXml(new TextDecoder().decode(bytes));
    if (read.ok) documents.set(name, read.root);
    else problems.push(`${name}: line ${read.line}: ${read.what}`);
  }
  for (const [name, root] of documents) {
    const say = (what: string) => problems.push(`${name}: ${what}`);
    const namespace = name === MANIFEST ? MANIFEST_NAMESPACE : QTI_NAMESPACE;
    if (root.attributes['xmlns'] !== namespace) say(`namespace ${root.attributes['xmlns']}`);
    checkElement(root, say);
    checkIdentifiers(root, say);
    checkLinks(root, name, files, say);
    if (root.name === 'qti-assessment-item') checkItem(root, say);
  }
  const manifest = documents.get(MANIFEST);
  if (!manifest) return [...problems, 'no manifest'];
  return [...problems, ...manifestProblems(manifest, files, documents)];
}

type Say = (what: string) => void;

function checkElement(element: XmlElement, say: Say): void {
  const rule = RULES[element.name];
  if (!element.name.startsWith('qti-') && rule === undefined) checkOrdinary(element, say);
  for (const name of rule?.needs ?? []) {
    if (element.attributes[name] === undefined) say(`<${element.name}> without ${name}`);
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    if (VALUES[name]?.test(value) === false) say(`<${element.name}> with ${name}="${value}"`);
  }
  if (rule?.holds) checkOrder(element, rule.holds, say);
  for (const child of elementsOf(element)) checkElement(child, say);
}

/** HTML that QTI knows. */
const ORDINARY = new Set(
  'schema schemaversion organizations div p h2 h3 strong br ul ol li table caption thead tbody tr th td audio source blockquote'.split(
    ' ',
  ),
);

function checkOrdinary({ name }: XmlElement, say: Say): void {
  if (!ORDINARY.has(name)) say(`<${name}> is not of QTI`);
}

function checkOrder(element: XmlElement, holds: readonly string[], say: Say): void {
  const pattern = holds
    .map((each) =>
      each
        .split('|')
        .map((one) => `(?:${one.replace(/[?*+]$/, '')},)${/[?*+]$/.exec(one)?.[0] ?? ''}`)
        .join('|'),
    )
    .map((each) => (each.includes('|') ? `(?:${each})*` : each))
    .join('');
  const found = elementsOf(element)
    .map(({ name }) => `${name},`)
    .join('');
  if (!new RegExp(`^${pattern}$`).test(found)) say(`<${element.name}> holds ${found}`);
}

const everything = (root: XmlElement): XmlElement[] => [
  root,
  ...elementsOf(root).flatMap((child) => everything(child)),
];

function checkIdentifiers(root: XmlElement, say: Say): void {
  const ids = everything(root).flatMap(({ name, attributes }) => {
    const id = attributes['identifier'];
    return id === undefined || name === 'qti-set-outcome-value' ? [] : [{ name, id }];
  });
  const named = new Set<string>();
  for (const { name, id } of ids) {
    if (!NCNAME.test(id)) say(`${id} is no identifier`);
    // Variables name what is declared elsewhere.
    if (['qti-variable', 'qti-correct', 'qti-map-response', 'qti-modal-feedback'].includes(name)) continue;
    if (named.has(id)) say(`identifier ${id} twice`);
    named.add(id);
  }
}

/** A reference as it stands in a file, as a name in the package. */
function resolveHref(from: string, href: string): string {
  const path = [...from.split('/').slice(0, -1), ...href.split('/')];
  return path
    .reduce<string[]>((taken, step) => (step === '..' ? taken.slice(0, -1) : [...taken, step]), [])
    .join('/');
}

function checkLinks(root: XmlElement, name: string, files: PackageFiles, say: Say): void {
  for (const { attributes } of everything(root)) {
    const href = attributes['href'] ?? attributes['src'];
    if (href !== undefined && !files.has(resolveHref(name, href))) say(`${href} is not in the package`);
  }
}

function checkItem(item: XmlElement, say: Say): void {
  const declared = new Map(
    elementsOf(item, 'qti-response-declaration').map((each) => [each.attributes['identifier'] ?? '', each]),
  );
  const outcomes = elementsOf(item, 'qti-outcome-declaration');
  const interactions = findElements(item, isInteraction);
  if (interactions.length === 0) say('no interaction');
  const bound = interactions.map((interaction) => {
    const id = interaction.attributes['response-identifier'] ?? '';
    const declaration = declared.get(id);
    const { 'base-type': baseType, cardinality } = declaration?.attributes ?? {};
    if (!BOUND[interaction.name]?.includes(`${baseType} ${cardinality}`)) {
      say(`${interaction.name} is bound to ${baseType} ${cardinality}`);
    }
    if (declaration) checkValues(declaration, interaction, say);
    return id;
  });
  if (new Set(bound).size < bound.length) say('a response is bound twice');
  if (declared.size > bound.length) say('a response is bound to nothing');
  for (const feedback of elementsOf(item, 'qti-modal-feedback')) {
    const outcome = outcomes.find(
      ({ attributes }) => attributes['identifier'] === feedback.attributes['outcome-identifier'],
    );
    const shown = outcome ? findElements(outcome, ({ name }) => name === 'qti-value').map(rawText) : [];
    if (!shown.includes(feedback.attributes['identifier'] ?? '')) say('feedback that is never shown');
  }
  const stimuli = elementsOf(item, 'qti-assessment-stimulus-ref').map(
    ({ attributes }) => attributes['identifier'],
  );
  const docks = findElements(item, ({ attributes }) => attributes['data-stimulus-idref'] !== undefined);
  for (const { attributes } of docks) {
    if (!stimuli.includes(attributes['data-stimulus-idref'])) say('a place for a stimulus that is not named');
  }
}

function choicesOf(interaction: XmlElement, name: string): string[] {
  return findElements(interaction, (each) => each.name === name).map(
    ({ attributes }) => attributes['identifier'] ?? '',
  );
}

/** Correct responses and mapped keys name choices that are there, within what may be chosen. */
function checkValues(declaration: XmlElement, interaction: XmlElement, say: Say): void {
  const correct = findElements(declaration, ({ name }) => name === 'qti-value').map(rawText);
  const mapped = findElements(declaration, ({ name }) => name === 'qti-map-entry').map(
    ({ attributes }) => attributes['map-key'] ?? '',
  );
  const entries = [...correct, ...mapped];
  const most = Number(
    interaction.attributes['max-choices'] ?? interaction.attributes['max-associations'] ?? 1,
  );
  if (correct.length > most) say(`${correct.length} are right, ${most} may be chosen`);
  if (declaration.attributes['cardinality'] === 'single' && correct.length > 1)
    say('a single response with several');
  if (new Set(mapped).size < mapped.length) say('a map key twice');
  const pairs = entries.map((entry) => entry.split(' '));
  const unknown = (ids: readonly string[], place: number) =>
    pairs.filter((pair) => pair.length !== 2 || !ids.includes(pair[place] ?? ''));
  switch (interaction.name) {
    case 'qti-choice-interaction':
      if (entries.some((entry) => !choicesOf(interaction, 'qti-simple-choice').includes(entry))) {
        say(`a right choice that is not there: ${entries.join(', ')}`);
      }
      break;
    case 'qti-match-interaction': {
      const [from = [], to = []] = elementsOf(interaction, 'qti-simple-match-set').map((set) =>
        choicesOf(set, 'qti-simple-associable-choice'),
      );
      if (unknown(from, 0).length + unknown(to, 1).length > 0)
        say(`a pair of nothing: ${entries.join(', ')}`);
      break;
    }
    case 'qti-gap-match-interaction':
      if (
        unknown(choicesOf(interaction, 'qti-gap-text'), 0).length +
          unknown(choicesOf(interaction, 'qti-gap'), 1).length >
        0
      ) {
        say(`a pair of nothing: ${entries.join(', ')}`);
      }
      break;
    default:
      break;
  }
}

function manifestProblems(
  manifest: XmlElement,
  files: PackageFiles,
  documents: ReadonlyMap<string, XmlElement>,
): string[] {
  const resources = findElements(manifest, ({ name }) => name === 'resource');
  const kinds = resources.map(({ attributes }) => attributes['type'] ?? '');
  const version = findElements(manifest, ({ name }) => name === 'schemaversion').map(rawText);
  const hrefs = resources.map(({ attributes }) => attributes['href'] ?? '');
  const ids = resources.map(({ attributes }) => attributes['identifier'] ?? '');
  const needed = resources.flatMap((each) =>
    elementsOf(each, 'dependency').map(({ attributes }) => attributes['identifierref'] ?? ''),
  );
  const unlisted = [...files.keys()].filter((name) => name !== MANIFEST && !hrefs.includes(name));
  const items = [...documents.values()].filter(({ name }) => name === 'qti-assessment-item');
  const asked = [...documents.values()].flatMap((root) =>
    findElements(root, ({ name }) => name === 'qti-assessment-item-ref').map(
      ({ attributes }) => attributes['identifier'] ?? '',
    ),
  );
  return [
    ...kinds.filter((kind) => !RESOURCE_KIND.test(kind)).map((kind) => `${kind} is no kind of resource`),
    ...version.filter((each) => !/^3\.0\.[01]$/.test(each)).map((each) => `${each} is no version of QTI 3`),
    ...unlisted.map((name) => `${name} is not in the manifest`),
    ...needed.filter((id) => !ids.includes(id)).map((id) => `${id} is needed and not there`),
    ...items
      .map(({ attributes }) => attributes['identifier'] ?? '')
      .filter((id) => asked.filter((each) => each === id).length !== 1)
      .map((id) => `${id} is not asked once`),
  ];
}
