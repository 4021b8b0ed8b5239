/** What is in the fields of a question that is not answered yet, by `<set>#<number>`. */
export type Drafts = Readonly<Record<string, string>>;

const placeOf = (session: string) => `practice-drafts:${session}`;

/** The drafts of a session; none where the browser stores nothing. */
export function readDrafts(session: string): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(session)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Drafts) : {};
  } catch {
    return {};
  }
}

export function writeDrafts(session: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(placeOf(session));
    else localStorage.setItem(placeOf(session), JSON.stringify(drafts));
  } catch {
    // A browser that stores nothing still has them on the page.
  }
}
