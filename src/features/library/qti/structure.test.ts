import { strFromU8, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { exportSection } from './export-section.ts';
import { readSectionSource } from './read-section-source.ts';
import { structureProblems } from './structure-fixture.ts';

const { files } = exportSection(
  contentOrThrow(readSectionSource({ content: 'content', media: 'media', slug: 'demonstration' }, 'reading')),
);

/** The package with something wrong planted in one of its files. */
function planted(name: string, from: string, to: string) {
  const text = strFromU8(files.get(name) ?? new Uint8Array());
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  return new Map([...files, [name, strToU8(text.replace(from, to))]]);
}

test.each([
  [
    'an attribute that is missing',
    'items/question-1.xml',
    ' time-dependent="false"',
    '',
    'without time-dependent',
  ],
  ['something left out of its order', 'imsmanifest.xml', '<organizations/>', '', '<manifest> holds'],
  ['an element that is not of QTI', 'items/question-19.xml', '<p>', '<p><font/>', '<font> is not of QTI'],
  ['another namespace', 'test.xml', 'imsqtiasi_v3p0"', 'imsqti_v2p2"', 'namespace'],
  [
    'an identifier that is none',
    'items/question-1.xml',
    'identifier="question-1"',
    'identifier="1"',
    'is no identifier',
  ],
  ['an identifier twice', 'items/question-5.xml', 'identifier="B"', 'identifier="A"', 'identifier A twice'],
  [
    'a right choice that is not offered',
    'items/question-5.xml',
    '<qti-value>B',
    '<qti-value>X',
    'right choice that is not there',
  ],
  [
    'a pair of nothing',
    'items/questions-11-13.xml',
    'map-key="Q11 iv"',
    'map-key="Q11 xx"',
    'a pair of nothing',
  ],
  [
    'a gap that nothing fills',
    'items/questions-29-31.xml',
    '<qti-gap identifier="Q30"/>',
    '<qti-gap identifier="Q99"/>',
    'a pair of nothing',
  ],
  [
    'a response of another type',
    'items/question-19.xml',
    'base-type="string"',
    'base-type="identifier"',
    'is bound to',
  ],
  [
    'a response that nothing takes',
    'items/question-19.xml',
    'response-identifier="RESPONSE"',
    'response-identifier="OTHER"',
    'bound to nothing|bound to undefined',
  ],
  [
    'feedback that is never shown',
    'items/question-1.xml',
    '<qti-value>explanation-Q1<',
    '<qti-value>explanation-Q2<',
    'never shown',
  ],
  [
    'more right options than may be chosen',
    'items/questions-6-7.xml',
    'max-choices="2"',
    'max-choices="1"',
    '2 are right, 1 may be chosen',
  ],
  [
    'a picture that is not there',
    'items/questions-32-33.xml',
    '../media/tide-mill.svg',
    '../media/other.svg',
    'is not in the package',
  ],
  [
    'an item that the test does not ask',
    'test.xml',
    'identifier="question-5" href',
    'identifier="question-500" href',
    'is not asked once',
  ],
  [
    'a file that the manifest does not name',
    'imsmanifest.xml',
    'href="section-metadata.json">',
    'href="x.json">',
    'is not in the manifest',
  ],
  [
    'a word that an attribute may not say',
    'test.xml',
    'visible="true"',
    'visible="yes"',
    'with visible="yes"',
  ],
  [
    'a template of another version',
    'items/question-1.xml',
    '/v3p0/rptemplates/',
    '/v2p2/rptemplates/',
    'with template=',
  ],
  [
    'a view that nobody has',
    'test.xml',
    'view="candidate"',
    'view="candidate reader"',
    'with view="candidate reader"',
  ],
  [
    'a kind of resource that is none',
    'imsmanifest.xml',
    'imsqti_item_xmlv3p0',
    'imsqti_item_xmlv2p2',
    'no kind of resource',
  ],
  ['another version', 'imsmanifest.xml', '>3.0.1<', '>3.1<', 'no version of QTI 3'],
  [
    'a need that is not there',
    'imsmanifest.xml',
    'identifierref="passage-1"',
    'identifierref="passage-9"',
    'is needed and not there',
  ],
])('the rules see %s', (_, name, from, to, problem) => {
  expect(structureProblems(planted(name, from, to)).join('\n')).toMatch(new RegExp(problem));
});
