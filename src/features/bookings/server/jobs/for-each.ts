/** Does something for each, also after a failure. Throws at the end where one failed, so that somebody reads of it. */
export async function forEach<T>(all: readonly T[], act: (one: T) => Promise<boolean>): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      if (await act(one)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed.`);
  return done;
}
