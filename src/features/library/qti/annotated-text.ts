import { collapseSpace, isElement, rawText, type XmlElement, type XmlNode } from './xml.ts';

/** The superscript and subscript characters. Other characters get a mark. */
const RAISED = { sup: ['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', '^'], sub: ['₀₁₂₃₄₅₆₇₈₉₊₋', '_'] } as const;

/** Markup that changes the meaning of its text: powers, indices, and ruby text. */
export function isAnnotated({ name, children }: XmlElement): boolean {
  if (name === 'ruby') return !children.some((child) => isElement(child) && child.name === 'rp');
  return name === 'sup' || name === 'sub';
}

/** As one line. */
export function annotated(element: XmlElement): string {
  const { name, children } = element;
  if (name !== 'sup' && name !== 'sub') {
    const part = (child: XmlNode) =>
      isElement(child) && child.name === 'rt' ? `(${rawText(child)})` : rawText(child);
    return children.map(part).join('');
  }
  const text = collapseSpace(rawText(element));
  const [digits, mark] = RAISED[name];
  const places = [...text].map((each) => '0123456789+-'.indexOf(each.replace('−', '-')));
  if (text !== '' && !places.includes(-1)) return places.map((place) => digits[place]).join('');
  // Ordinals, as in 21st, read the same without it.
  return text === '' || /^(?:st|nd|rd|th)$/.test(text) ? text : `${mark}(${text})`;
}
