import { stemsOf } from './content-words.ts';

/**
 * Where each option that is not the key is heard last, in letters from the start of the recording. An option that is
 * said only in other words has no place. `said` is the part of the recording that starts at `from`.
 */
export function placesOfOthers(
  { options, key }: { readonly options: readonly string[]; readonly key: number },
  said: string,
  from: number,
): number[] {
  const stems = options.map((option) => new Set(stemsOf(option).map(({ stem }) => stem)));
  const heard = stemsOf(said);
  return stems.flatMap((own, place) => {
    if (place === key) return [];
    const alone = (stem: string) => stems.every((each, i) => (i === place) === each.has(stem));
    const hit = heard.findLast(({ stem }) => own.has(stem) && alone(stem));
    return hit ? [from + hit.at] : [];
  });
}
