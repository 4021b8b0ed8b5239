/** The letters in the answers of a group, in alphabetical order. */
export function chosenLetters(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(/\s+/)).filter(Boolean))].sort();
}

/**
 * The answers of a group after a letter was chosen or removed. With a number for every letter, a new letter is put in
 * the first free number. With one number for all, its answer lists them.
 */
export function toggleLetter(
  values: readonly string[],
  letter: string,
  marking: 'each' | 'together',
): string[] {
  if (marking === 'together') {
    const letters = chosenLetters(values);
    const next = letters.includes(letter)
      ? letters.filter((each) => each !== letter)
      : [...letters, letter].sort();
    return [next.join(' '), ...values.slice(1)];
  }
  if (values.includes(letter)) return values.map((value) => (value === letter ? '' : value));
  const free = values.indexOf('');
  return values.map((value, place) => (place === free ? letter : value));
}
