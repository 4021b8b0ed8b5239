/** Answers that are written and not checked yet. They stay in this browser, so that a reload loses nothing. */
export type Drafts = Readonly<Record<number, string>>;

const placeOf = (lesson: string) => `lesson-drafts:${lesson}`;

/** The drafts of a lesson; none where the browser stores nothing. */
export function readDrafts(lesson: string): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(lesson)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Drafts) : {};
  } catch {
    return {};
  }
}

export function writeDrafts(lesson: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(placeOf(lesson));
    else localStorage.setItem(placeOf(lesson), JSON.stringify(drafts));
  } catch {
    // A browser that stores nothing still has them on the page.
  }
}
