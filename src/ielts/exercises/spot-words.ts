/** The words of a text that can be marked, in order, with the spaces and marks between them left out. */
export function spotWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The places of the words in braces: `He {is} agree` gives 1. A pair of braces may hold several words. */
export function markedPlaces(key: string): ReadonlySet<number> {
  const places = new Set<number>();
  let inside = false;
  for (const [place, word] of spotWords(key).entries()) {
    inside ||= word.includes('{');
    if (inside) places.add(place);
    if (word.includes('}')) inside = word.lastIndexOf('{') > word.lastIndexOf('}');
  }
  return places;
}

/** The text of a key, without its braces. */
export const withoutBraces = (key: string): string => key.replace(/[{}]/g, '');

/** The words in braces, as they are shown to a learner. */
export function markedWords(key: string): string {
  const words = spotWords(withoutBraces(key));
  return [...markedPlaces(key)].map((place) => words[place]).join(' … ');
}

/** The places that an answer names: figures with spaces between them. Undefined when it holds anything else. */
export function readPlaces(answer: string): readonly number[] | undefined {
  const places = answer.split(' ').filter((each) => each !== '');
  return places.every((place) => /^\d{1,3}$/.test(place)) ? places.map(Number) : undefined;
}
