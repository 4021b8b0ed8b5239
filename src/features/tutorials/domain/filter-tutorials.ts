type Searchable = { readonly title: string; readonly goal: string; readonly open: boolean };

/** The tutorials whose title or goal has every one of the words, wherever they are. Capitals do not count. */
export function filterTutorials<Tutorial extends Searchable>(
  tutorials: readonly Tutorial[],
  { words, onlyOpen }: { readonly words: string; readonly onlyOpen: boolean },
): Tutorial[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return tutorials.filter(({ title, goal, open }) => {
    const text = `${title} ${goal}`.toLowerCase();
    return (open || !onlyOpen) && wanted.every((word) => text.includes(word));
  });
}
