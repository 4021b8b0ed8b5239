const IRREGULAR = [
  ['child', 'children'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['louse', 'lice'],
  ['ox', 'oxen'],
  ['die', 'dice'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['bacterium', 'bacteria'],
  ['medium', 'media'],
  ['datum', 'data'],
  ['curriculum', 'curricula'],
  ['cactus', 'cacti'],
  ['fungus', 'fungi'],
  ['nucleus', 'nuclei'],
  ['stimulus', 'stimuli'],
  ['larva', 'larvae'],
  ['alga', 'algae'],
  ['bus', 'busses'],
  ['gas', 'gasses'],
  ['quiz', 'quizzes'],
] as const;

/** Words in -s that are singular or have no plural. Without the s they are another word or none. */
const ONE_IN_S: readonly string[] = [
  'gas',
  'lens',
  'atlas',
  'bias',
  'canvas',
  'chaos',
  'christmas',
  'news',
  'series',
  'species',
  'always',
  'perhaps',
  'sometimes',
  'overseas',
  'downstairs',
  'upstairs',
  'indoors',
  'outdoors',
  'afterwards',
  'athletics',
  'economics',
  'electronics',
  'ethics',
  'genetics',
  'gymnastics',
  'linguistics',
  'mathematics',
  'maths',
  'physics',
  'politics',
  'diabetes',
  'measles',
  'rabies',
  'asbestos',
  'texas',
  'wales',
];
/** Other words with these endings are singular: `glass`, `bus`, `basis`. */
const ENDS_OF_ONE = ['ss', 'us', 'is'];
/** The exceptions, which are plural. */
const MANY: readonly string[] = [
  'emus',
  'gurus',
  'menus',
  'bikinis',
  'kiwis',
  'safaris',
  'skis',
  'taxis',
  'tsunamis',
];
/** Words in -man and -men that are not about men. */
const NO_MAN: readonly string[] = ['human', 'german', 'roman', 'specimen', 'abdomen', 'regimen'];

const isOne = (word: string) =>
  ONE_IN_S.includes(word) || (ENDS_OF_ONE.some((end) => word.endsWith(end)) && !MANY.includes(word));

/** What may be the plural of a word; more forms than exist, none that differ otherwise. */
function pluralsOf(word: string): string[] {
  const forms: string[] = IRREGULAR.flatMap(([one, many]) => (one === word ? many : []));
  if (!word.endsWith('s') && !isOne(`${word}s`)) forms.push(`${word}s`);
  if (isOne(word) || /(?:[xz]|[cs]h|o)$/.test(word)) forms.push(`${word}es`);
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith('f')) forms.push(`${word.slice(0, -1)}ves`);
  if (word.endsWith('fe')) forms.push(`${word.slice(0, -2)}ves`);
  if (word.endsWith('man')) forms.push(`${word.slice(0, -3)}men`);
  if (word.endsWith('sis')) forms.push(`${word.slice(0, -2)}es`);
  return NO_MAN.includes(word) ? [`${word}s`] : forms.filter((form) => !NO_MAN.includes(form));
}

/** What a word may be the plural of. */
function singularsOf(word: string): string[] {
  const stems: string[] = IRREGULAR.flatMap(([one, many]) => (many === word ? one : []));
  if (word.endsWith('s')) stems.push(word.slice(0, -1));
  if (word.endsWith('es')) stems.push(word.slice(0, -2));
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('men')) stems.push(`${word.slice(0, -3)}man`);
  if (word.endsWith('ses')) stems.push(`${word.slice(0, -2)}is`);
  return stems.filter((stem) => pluralsOf(stem).includes(word));
}

/** What may be the plural of a singular word or the singular of a plural one. */
export function otherNumber(word: string): string[] {
  return [...pluralsOf(word), ...singularsOf(word)];
}
