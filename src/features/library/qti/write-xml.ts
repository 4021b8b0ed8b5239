import { isElement, type XmlElement, type XmlNode } from './xml.ts';

/** What XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const NAMES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
type Special = keyof typeof NAMES;

function escape(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (each) => NAMES[each as Special]);
}

/** Line breaks and tabs of an attribute would be read as spaces. */
function escapeAttribute(text: string): string {
  return escape(text).replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);
}

function openTag({ name, attributes }: XmlElement): string {
  return [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`),
  ].join(' ');
}

/** On one line: white space inside belongs to the text. */
function writeInline(node: XmlNode): string {
  if (!isElement(node)) return escape(node).replace(/\r/g, '&#13;');
  if (node.children.length === 0) return `<${openTag(node)}/>`;
  return `<${openTag(node)}>${node.children.map(writeInline).join('')}</${node.name}>`;
}

/** Elements whose content is read as text, so that no line break may come into it. */
const TEXTS = new Set(
  [
    'p h1 h2 h3 td th li caption strong span',
    'qti-prompt qti-simple-choice qti-gap-text qti-inline-choice qti-value qti-simple-associable-choice',
  ].flatMap((names) => names.split(' ')),
);

function write(node: XmlElement, indent: string): string {
  if (TEXTS.has(node.name) || node.children.length === 0 || !node.children.every(isElement)) {
    return `${indent}${writeInline(node)}`;
  }
  const inside = node.children.filter(isElement).map((child) => write(child, `${indent}  `));
  return [`${indent}<${openTag(node)}>`, ...inside, `${indent}</${node.name}>`].join('\n');
}

/** A document: the same bytes for the same value, always. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
}
