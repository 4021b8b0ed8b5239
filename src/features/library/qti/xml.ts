/** XML as values: what the export builds and the import reads. Names without prefixes. */

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
};
export type XmlNode = string | XmlElement;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element. Attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly XmlNode[]
): XmlElement {
  const present = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return { name, attributes: Object.fromEntries(present), children };
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

/** The elements directly below, all of them or those of one name. */
export function elementsOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(isElement).filter((each) => name === undefined || each.name === name);
}

/** The first element of a name anywhere below, in the order of the document. */
export function findElement(parent: XmlElement, name: string): XmlElement | undefined {
  for (const child of elementsOf(parent)) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

/** All descendants that a test accepts, in document order. Accepted elements are not searched further. */
export function findElements(parent: XmlElement, takes: (each: XmlElement) => boolean): XmlElement[] {
  return elementsOf(parent).flatMap((child) => (takes(child) ? [child] : findElements(child, takes)));
}

/** All text of an element, unchanged. */
export function rawText(node: XmlNode): string {
  return isElement(node) ? node.children.map(rawText).join('') : node;
}

/** The visible text: white space of the markup becomes one space, and a no-break space stays. */
export function collapseSpace(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}
