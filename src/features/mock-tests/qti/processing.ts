import { elementsOf, findElements, isElement, type XmlElement } from './xml.ts';

/**
 * How an item gives its marks: for exactly the correct response, for each that is mapped, by rules that cannot be
 * carried, or not at all.
 */
export type Processing = 'correct' | 'mapped' | 'rules' | 'none';

/** Rules that say no more than the two templates do; the rest of them sets feedback. */
const PLAIN = new Set(
  [
    'qti-response-condition qti-response-if qti-response-else qti-response-else-if qti-set-outcome-value',
    'qti-not qti-is-null qti-match qti-variable qti-correct qti-map-response qti-sum qti-base-value qti-multiple',
  ].flatMap((names) => names.split(' ')),
);

/** Templates are told by the last step of their address: producers write it in many ways, with and without `.xml`. */
export function readProcessing(item: XmlElement): Processing {
  const processing = elementsOf(item, 'qti-response-processing')[0];
  if (!processing) return 'none';
  const template = (processing.attributes['template'] ?? processing.attributes['template-location'] ?? '')
    .replace(/^.*\//, '')
    .replace(/\.xml$/, '');
  if (/^(?:CC2_)?match(?:_correct)?$/i.test(template)) return 'correct';
  if (/^(?:CC2_)?map_response$/i.test(template)) return 'mapped';
  if (template !== '') return 'rules';
  if (processing.children.filter(isElement).length === 0) return 'none';
  const odd = findElements(processing, (each) => !isPlain(each));
  if (odd.length > 0) return 'rules';
  return findElements(processing, ({ name }) => name === 'qti-map-response').length > 0
    ? 'mapped'
    : 'correct';
}

/** A match compares a response with what is correct, and with nothing else. */
function isPlain(each: XmlElement): boolean {
  if (each.name !== 'qti-match') return PLAIN.has(each.name);
  const [one, other] = elementsOf(each);
  const compared = [one?.name, other?.name].sort().join(' ');
  return (
    compared === 'qti-correct qti-variable' &&
    one?.attributes['identifier'] === other?.attributes['identifier']
  );
}
