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
] as const;
const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([one, many]): [string, string][] => [
    [one, many],
    [many, one],
  ]),
);

/**
 * What may be the plural of a singular word or the singular of a plural one; more forms than exist, none that
 * differ otherwise.
 */
export function otherNumber(word: string): string[] {
  const forms: string[] = [`${word}s`, `${word}es`];
  const irregular = IRREGULAR_FORMS.get(word);
  if (irregular !== undefined) forms.push(irregular);
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('f')) forms.push(`${word.slice(0, -1)}ves`);
  if (word.endsWith('fe')) forms.push(`${word.slice(0, -2)}ves`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('man')) forms.push(`${word.slice(0, -3)}men`);
  if (word.endsWith('men')) forms.push(`${word.slice(0, -3)}man`);
  if (word.endsWith('sis')) forms.push(`${word.slice(0, -2)}es`);
  if (word.endsWith('ses')) forms.push(`${word.slice(0, -2)}is`);
  return forms;
}
