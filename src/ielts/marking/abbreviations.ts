/** Units of measurement, in British spelling: abbreviation, then singular and plural of each name. */
const UNITS = {
  '°': [['degree', 'degrees']],
  mm: [['millimetre', 'millimetres']],
  cm: [['centimetre', 'centimetres']],
  m: [['metre', 'metres']],
  km: [['kilometre', 'kilometres']],
  mi: [['mile', 'miles']],
  ft: [['foot', 'feet']],
  yd: [['yard', 'yards']],
  ha: [['hectare', 'hectares']],
  mg: [['milligram', 'milligrams']],
  g: [['gram', 'grams']],
  kg: [
    ['kilogram', 'kilograms'],
    ['kilo', 'kilos'],
  ],
  oz: [['ounce', 'ounces']],
  lb: [['pound', 'pounds']],
  ml: [['millilitre', 'millilitres']],
  cl: [['centilitre', 'centilitres']],
  l: [['litre', 'litres']],
  kb: [['kilobyte', 'kilobytes']],
  mb: [['megabyte', 'megabytes']],
  gb: [['gigabyte', 'gigabytes']],
  tb: [['terabyte', 'terabytes']],
  w: [['watt', 'watts']],
  kw: [['kilowatt', 'kilowatts']],
  v: [['volt', 'volts']],
  sec: [['second', 'seconds']],
  min: [['minute', 'minutes']],
  hr: [['hour', 'hours']],
  wk: [['week', 'weeks']],
  yr: [['year', 'years']],
} as const;

/** Other common abbreviations. An abbreviation of several words may mean any of them. */
const ABBREVIATIONS = {
  '%': ['percent'],
  kms: ['kilometres'],
  yds: ['yards'],
  kgs: ['kilograms', 'kilos'],
  lbs: ['pounds'],
  secs: ['seconds'],
  min: ['minimum'],
  mins: ['minutes'],
  hrs: ['hours'],
  wks: ['weeks'],
  yrs: ['years'],
  mon: ['monday'],
  tue: ['tuesday'],
  tues: ['tuesday'],
  wed: ['wednesday'],
  weds: ['wednesday'],
  thu: ['thursday'],
  thur: ['thursday'],
  thurs: ['thursday'],
  fri: ['friday'],
  sat: ['saturday'],
  sun: ['sunday'],
  jan: ['january'],
  feb: ['february'],
  mar: ['march'],
  apr: ['april'],
  jun: ['june'],
  jul: ['july'],
  aug: ['august'],
  sep: ['september'],
  sept: ['september'],
  oct: ['october'],
  nov: ['november'],
  dec: ['december'],
  dr: ['doctor', 'drive'],
  prof: ['professor'],
  mr: ['mister'],
  st: ['street', 'saint'],
  rd: ['road'],
  ave: ['avenue'],
  ln: ['lane'],
  sq: ['square'],
  blvd: ['boulevard'],
  apt: ['apartment'],
  mt: ['mount', 'mountain'],
  dept: ['department'],
  govt: ['government'],
  approx: ['approximately'],
  max: ['maximum'],
  tel: ['telephone'],
  phone: ['telephone'],
  tv: ['television'],
  vs: ['versus'],
} as const;

const UNIT_NAMES: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map(
  Object.entries(UNITS),
);
const FULL_FORMS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ABBREVIATIONS));

/** Phrases that share a short form. A symbol stands for every way to say the same. */
const PHRASES = [
  { words: ['per', 'cent'], sign: 'percent' },
  { words: ['miles', 'per', 'hour'], sign: 'mph' },
  { words: ['kilometres', 'per', 'hour'], sign: 'km/h' },
  { words: ['kph'], sign: 'km/h' },
  { words: ['kmh'], sign: 'km/h' },
  { words: ['metres', 'per', 'second'], sign: 'm/s' },
  { words: ['square', 'metres'], sign: 'm2' },
  { words: ['sq', 'm'], sign: 'm2' },
  { words: ['square', 'kilometres'], sign: 'km2' },
  { words: ['sq', 'km'], sign: 'km2' },
  { words: ['cubic', 'metres'], sign: 'm3' },
  { words: ['°', 'c'], sign: 'degrees celsius' },
  { words: ['degrees', 'c'], sign: 'degrees celsius' },
  { words: ['degrees', 'celsius'], sign: 'degrees celsius' },
  { words: ['degrees', 'centigrade'], sign: 'degrees celsius' },
  { words: ['united', 'kingdom'], sign: 'uk' },
  { words: ['united', 'states'], sign: 'us' },
  { words: ['united', 'states', 'of', 'america'], sign: 'usa' },
] as const;

/** The amount before a unit, as far as the words say it. */
export type Amount = 'one' | 'many' | 'unknown';

/** The words an abbreviation may stand for, none for other words. `10 km` are kilometres, not kilometre. */
export function fullForms(word: string, amount: Amount): readonly string[] {
  const units = (UNIT_NAMES.get(word) ?? []).flatMap(([one, many]) => {
    if (amount === 'one') return [one];
    return amount === 'many' ? [many] : [one, many];
  });
  return [...units, ...(FULL_FORMS.get(word) ?? [])];
}

/** The longest phrase with a common short form that starts at `words[start]` (British spelling). */
export function readPhrase(
  words: readonly string[],
  start: number,
): { value: string; length: number } | undefined {
  let longest: { value: string; length: number } | undefined;
  for (const { words: phrase, sign } of PHRASES) {
    if (phrase.length > (longest?.length ?? 0) && phrase.every((word, i) => word === words[start + i])) {
      longest = { value: sign, length: phrase.length };
    }
  }
  return longest;
}

/** The days of the week: what a misspelt one is compared with. */
export const WEEKDAYS: ReadonlySet<string> = new Set([
  ABBREVIATIONS.mon[0],
  ABBREVIATIONS.tue[0],
  ABBREVIATIONS.wed[0],
  ABBREVIATIONS.thu[0],
  ABBREVIATIONS.fri[0],
  ABBREVIATIONS.sat[0],
  ABBREVIATIONS.sun[0],
]);
