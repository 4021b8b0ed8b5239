import { LETTER, NUMBER } from './letter-classes.ts';

/** Abbreviations of units that are measured per something else. */
const MEASURED = [
  'mm',
  'cm',
  'm',
  'km',
  'mi',
  'ft',
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'cl',
  'l',
  'kb',
  'mb',
  'gb',
  'w',
  'kw',
];
/** What they are measured per: a time, a length, an area, a volume or a weight. */
const PER = ['hr', 'h', 'sec', 's', 'min', 'm2', 'm3', 'm', 'km2', 'km', 'ha', 'l', 'kg'];

/**
 * The pattern of two units with a slash between them, in lower case: `km/h`, `kg/m`, `mg/l`. Not two spellings
 * of one unit (`hr/h`), and not a part of a longer word (`kg/metre`).
 */
export const UNIT_RATE = String.raw`(?:${MEASURED.join('|')})/(?:${PER.join('|')})(?![${LETTER}${NUMBER}])`;
