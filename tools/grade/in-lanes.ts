/** The results of an act on each item, in their order, with so many items at once. The first error ends it. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await act(item);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
