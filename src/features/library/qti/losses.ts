import { type CarryNote, changed } from './carry-report.ts';
import { TOOL } from './qti-names.ts';
import { collapseSpace, elementsOf, findElements, rawText, type XmlElement } from './xml.ts';

/** Finds the content around a package's questions that has no place here. */

/** The longest quotation in a report, in characters. The package has the rest. */
const LONGEST = 300;

type Loss = { readonly is: (each: XmlElement) => boolean; readonly what: string; readonly how: string };

const named =
  (...names: readonly string[]) =>
  ({ name }: XmlElement) =>
    names.includes(name);

const OF_TESTS: readonly Loss[] = [
  {
    is: named('qti-selection', 'qti-adaptive-selection'),
    what: 'It picks some of its questions for each candidate: all of them are brought.',
    how: 'Remove the questions that you do not want.',
  },
  {
    is: ({ name, attributes }) => name === 'qti-ordering' && attributes['shuffle'] === 'true',
    what: 'Its questions came in another order for everybody: they keep that of the package.',
    how: '',
  },
  {
    is: named('qti-pre-condition', 'qti-branch-rule'),
    what: 'What it asks depends on the answers before: everything is asked.',
    how: 'Remove the questions that you do not want.',
  },
  { is: named('qti-weight'), what: 'Some of its marks counted more than others: each counts one.', how: '' },
  {
    is: named('qti-test-feedback'),
    what: 'What it says at its end is not carried.',
    how: 'The review of a mock test has words of its own.',
  },
  {
    is: (each) => each.name === 'qti-assessment-section' && elementsOf(each, 'qti-time-limits').length > 0,
    what: 'Its sections have time limits of their own: the whole has one.',
    how: 'See that the minutes are enough.',
  },
];

/** The features of a test (or a section in its own file) that a mock test lacks, each reported once. */
export function testLosses(file: string, root: XmlElement): CarryNote[] {
  const found = OF_TESTS.filter(({ is }) => is(root) || findElements(root, is).length > 0);
  const notes = found.map(({ what, how }) => changed(file, what, how));
  return [...notes, ...unseenRubrics(file, root)];
}

const OF_ITEMS: readonly Loss[] = [
  {
    is: named('qti-catalog-info'),
    what: 'Its help for some candidates (glossaries, translations, signs, speech) is not carried.',
    how: '',
  },
  {
    is: named('qti-companion-materials-info'),
    what: 'The tools and papers that candidates may use with it are not carried.',
    how: 'See whether the question can be answered without.',
  },
];

/** The features of an item besides its question, each reported once. */
export function itemLosses(subject: string, root: XmlElement): CarryNote[] {
  const found = OF_ITEMS.filter(({ is }) => findElements(root, is).length > 0);
  return [...found.map(({ what, how }) => changed(subject, what, how)), ...unseenRubrics(subject, root)];
}

/** The audiences of text that candidates never see. */
function unseenRubrics(subject: string, root: XmlElement): CarryNote[] {
  // Our own packages repeat their companion there.
  if (root.attributes['tool-name'] === TOOL['tool-name']) return [];
  const unseenTexts = findElements(root, (each) => each.name === 'qti-rubric-block' && !isSeen(each))
    .map((each) => collapseSpace(rawText(each)).slice(0, LONGEST))
    .filter((text) => text !== '');
  return unseenTexts.map((text) => changed(subject, `Not for candidates, and not carried: “${text}”.`));
}

/** Whether a rubric is for candidates. */
export function isSeen({ attributes }: XmlElement): boolean {
  return (attributes['view'] ?? 'candidate').split(/\s+/).includes('candidate');
}
