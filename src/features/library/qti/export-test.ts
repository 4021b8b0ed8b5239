import { ASI_SCHEMA, QTI_NAMESPACE, schemaAttributes, TOOL } from './qti-names.ts';
import { element, type XmlElement, type XmlNode } from './xml.ts';

/** The test of a package: its parts, the texts above their questions, and the items in order. */

export type TestItem = {
  readonly id: string;
  readonly href: string;
  readonly category: string;
  readonly seconds?: number | undefined;
};
/** Questions that belong together, with their instructions. */
export type TestGroup = {
  readonly title: string;
  readonly instructions: readonly string[];
  /** In a topic of the interview, each question is a separate `topic`. */
  readonly items: readonly TestItem[];
};
export type TestPart = {
  readonly title: string;
  readonly groups: readonly TestGroup[];
  /** For the person who marks or reads aloud, never for the candidate. */
  readonly script?: readonly XmlNode[] | undefined;
};
export type TestOutline = {
  readonly id: string;
  readonly title: string;
  readonly seconds?: number | undefined;
  readonly parts: readonly TestPart[];
  readonly humanMarked: boolean;
};

const timeLimits = (seconds: number | undefined) =>
  seconds === undefined ? [] : [element('qti-time-limits', { 'max-time': seconds })];

function rubric(view: string, content: readonly XmlNode[]): XmlElement[] {
  if (content.length === 0) return [];
  return [
    element('qti-rubric-block', { view, use: 'instructions' }, element('qti-content-body', {}, ...content)),
  ];
}

function itemRef({ id, href, category, seconds }: TestItem): XmlElement {
  return element('qti-assessment-item-ref', { identifier: id, href, category }, ...timeLimits(seconds));
}

function section(id: string, title: string, ...content: readonly XmlElement[]): XmlElement {
  return element('qti-assessment-section', { identifier: id, title, visible: true }, ...content);
}

function partSection({ title, groups, script }: TestPart, place: number): XmlElement {
  const id = `part-${place + 1}`;
  return section(
    id,
    title,
    ...rubric('author scorer tutor', script ?? []),
    ...groups.map((group, i) =>
      section(
        `${id}-group-${i + 1}`,
        group.title,
        ...rubric(
          'candidate',
          group.instructions.map((line) => element('p', {}, line)),
        ),
        ...group.items.map(itemRef),
      ),
    ),
  );
}

/** The raw score is the sum of the items' marks. */
function sumOfMarks(): XmlElement {
  const marks = element('qti-test-variables', { 'variable-identifier': 'SCORE' });
  return element(
    'qti-outcome-processing',
    {},
    element('qti-set-outcome-value', { identifier: 'SCORE' }, element('qti-sum', {}, marks)),
  );
}

export function assembleTest({ id, title, seconds, parts, humanMarked }: TestOutline): XmlElement {
  return element(
    'qti-assessment-test',
    { ...schemaAttributes(QTI_NAMESPACE, ASI_SCHEMA), identifier: id, title, ...TOOL },
    element(
      'qti-outcome-declaration',
      { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' },
      element('qti-default-value', {}, element('qti-value', {}, '0')),
    ),
    ...timeLimits(seconds),
    element(
      'qti-test-part',
      { identifier: 'test-part', 'navigation-mode': 'nonlinear', 'submission-mode': 'simultaneous' },
      ...parts.map(partSection),
    ),
    ...(humanMarked ? [] : [sumOfMarks()]),
  );
}
