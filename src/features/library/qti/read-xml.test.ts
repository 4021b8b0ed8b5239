import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.ts';
import { writeXml } from './write-xml.ts';
import { element, isElement, rawText, type XmlElement } from './xml.ts';

function rootOf(text: string): XmlElement {
  const read = readXml(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.what}`);
  return read.root;
}

test.each([
  ['the five entities and numbers', '<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x4e2d;</a>', '<&>"\'A中'],
  ['CDATA as it stands', '<a>1<![CDATA[<b>&amp;]]>2</a>', '1<b>&amp;2'],
  ['nothing of comments and instructions', '<?xml version="1.0"?><!-- a --><a>x<!--y--><?z w?></a>', 'x'],
  ['line breaks of every kind as one', '<a>1\r\n2\r3</a>', '1\n2\n3'],
  ['a byte order mark as nothing', '\ufeff<a>b</a>', 'b'],
])('reads %s', (_, text, expected) => {
  expect(rawText(rootOf(text))).toBe(expected);
});

test('names lose their prefixes, xml:lang keeps its own', () => {
  const root = rootOf('<q:item xmlns:q="urn:q" q:identifier="i" xml:lang="en"/>');
  expect(root.name).toBe('item');
  expect(root.attributes).toEqual({ 'xmlns:q': 'urn:q', identifier: 'i', 'xml:lang': 'en' });
});

test('an attribute of two prefixes keeps both values', () => {
  const root = rootOf('<a xlink:href="#b" href="c" xsi:type="d" epub:type="e" xml:base="f"/>');
  expect(root.attributes).toEqual({
    'xlink:href': '#b',
    href: 'c',
    type: 'd',
    'epub:type': 'e',
    'xml:base': 'f',
  });
});

describe('refuses, with the line,', () => {
  test.each([
    ['an element that is not closed', '<a>\n<b></a>', 2, '</a> stands where </b> should'],
    ['an end of nothing', '<a/></a>', 1, '</a> ends nothing'],
    ['two roots', '<a/><b/>', 1, 'a second element'],
    ['no root', '  ', 1, 'no element'],
    ['text outside', '<a/>x', 1, 'text outside'],
    ['a cut off file', '<a>\n<b>x', 2, '<b> is not closed'],
    ['an unknown entity', '<a>&nbsp;</a>', 1, '&nbsp;'],
    ['a bare &', '<a>x & y</a>', 1, '&'],
    ['a forbidden character by number', '<a>&#0;</a>', 1, '&#0;'],
    ['half a character by number', '<a>&#xd800;</a>', 1, '&#xd800;'],
    ['an attribute twice', '<a b="1" b="2"/>', 1, 'twice'],
    ['an attribute without quotation marks', '<a b=1/>', 1, 'quotation marks'],
    ['attributes without a space between', '<a b="1"c="2"/>', 1, 'spaces'],
    ['a bare < in an attribute', '<a b="<"/>', 1, 'bare <'],
    ['a comment without end', '<a><!-- ', 1, 'comment'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 1, 'document type'],
    ['an outside entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 1, 'document type'],
  ])('%s', (_, text, line, what) => {
    expect(readXml(text)).toEqual({ ok: false, line, what: expect.stringContaining(what) });
  });

  test('a hundred elements within each other', () => {
    expect(readXml('<a>'.repeat(101))).toMatchObject({ ok: false, what: expect.stringContaining('deep') });
    expect(readXml('<a>'.repeat(100) + '</a>'.repeat(100)).ok).toBe(true);
  });

  test('more elements than a test has', () => {
    expect(readXml(`<a>${'<b/>'.repeat(50_000)}</a>`)).toMatchObject({ ok: false });
  });
});

test('a hundred thousand broken tags take no time that grows out of hand', () => {
  expect(readXml(`<a ${'b="1" '.repeat(50_000)}`).ok).toBe(false);
  expect(readXml(`<a>${'&amp;'.repeat(100_000)}</a>`).ok).toBe(true);
});

const aName = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
/** Of characters that XML can hold. */
const aText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text));
const { node } = fc.letrec<{ node: XmlElement }>((tie) => ({
  node: fc
    .tuple(
      aName,
      fc.dictionary(aName, aText, { maxKeys: 3 }),
      fc.array(fc.oneof(aText, tie('node')), { maxLength: 3 }),
    )
    .map(([name, attributes, children]) => element(name, attributes, ...children)),
}));

/** White space between elements is the writer’s. */
function comparable({ name, attributes, children }: XmlElement): unknown {
  const text = children
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\s+/g, '');
  return [name, { ...attributes }, text, children.filter(isElement).map(comparable)];
}

test('whatever is written can be read, and says the same', () => {
  fc.assert(
    fc.property(node, (root) => {
      expect(comparable(rootOf(writeXml(root)))).toEqual(comparable(root));
    }),
  );
});

test.each([
  ['what XML cannot hold is replaced', 'a\u0000b\u001f\ufffe', 'a\ufffdb\ufffd\ufffd'],
  ['tabs and line breaks of an attribute stay', '1\t2\n3', '1\t2\n3'],
  ['all kinds of brackets and quotes stay', `<>&"'`, `<>&"'`],
])('%s', (_, written, read) => {
  expect(rootOf(writeXml(element('a', { b: written }))).attributes['b']).toBe(read);
});

test('no text makes the reader throw', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '/',
    '<a',
    '</a>',
    '<a>',
    '="',
    '"',
    '&',
    '&amp;',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!',
    'x',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (text) => {
      expect(typeof readXml(text.join('')).ok).toBe('boolean');
    }),
  );
});
