import { elementsOf, findElements, isElement, type XmlElement } from './xml.ts';

/**
 * The marking of an item: for exactly the correct response, for each mapped one (or a text in any case), by rules that
 * cannot be carried, or not at all.
 */
export type Processing = 'correct' | 'mapped' | 'rules' | 'none';

/** Rules that equal one of the two templates. Their other parts set feedback. */
const PLAIN = new Set(
  [
    'qti-response-condition qti-response-if qti-response-else qti-response-else-if qti-set-outcome-value',
    'qti-not qti-is-null qti-variable qti-correct qti-map-response qti-sum qti-base-value qti-multiple',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Templates are recognised by the last segment of their address: producers write it in many ways, with and without
 * `.xml`.
 */
export function readProcessing(item: XmlElement): Processing {
  const processing = elementsOf(item, 'qti-response-processing')[0];
  if (!processing) return 'none';
  const { template: address, 'template-location': location } = processing.attributes;
  const template = (address ?? location ?? '').replace(/^.*\//, '').replace(/\.xml$/, '');
  if (/^(?:CC2_)?match(?:_correct)?$/i.test(template)) return 'correct';
  if (/^(?:CC2_)?map_response$/i.test(template)) return 'mapped';
  if (template !== '') return 'rules';
  if (!processing.children.some(isElement)) return 'none';
  const has = (is: (each: XmlElement) => boolean) => findElements(processing, is).length > 0;
  if (has((each) => !isPlain(each))) return 'rules';
  const eased = has(({ name }) => name === 'qti-map-response' || name === 'qti-string-match');
  return eased ? 'mapped' : 'correct';
}

/** A match compares a response with the correct one and nothing else, for texts perhaps in any case. */
function isPlain(each: XmlElement): boolean {
  if (each.name !== 'qti-match' && !isMatchInAnyCase(each)) return PLAIN.has(each.name);
  const [one, other] = elementsOf(each);
  const compared = [one?.name, other?.name].sort().join(' ');
  return (
    compared === 'qti-correct qti-variable' &&
    one?.attributes['identifier'] === other?.attributes['identifier']
  );
}

function isMatchInAnyCase({ name, attributes }: XmlElement): boolean {
  const { 'case-sensitive': exact, substring } = attributes;
  return name === 'qti-string-match' && exact === 'false' && substring !== 'true';
}
