import type { Counted, Journal } from './journal.ts';

type Held<Entry> = { readonly attemptId: string; readonly entry: Entry };

/**
 * A journal that writes one batch at a time. Who types faster than the device writes does not wait for every letter:
 * what came meanwhile goes into the next batch, each entry once and as it is by then, so that the last word is kept after
 * two writes at most. Looking and forgetting wait for what is on its way.
 */
export function keepLatest<Entry extends Counted>(
  journal: Journal<Entry>,
  nameOf: (entry: Entry) => string,
  takesPlace: (entry: Entry, before: Entry | undefined) => boolean,
): Journal<Entry> {
  const waiting = new Map<string, Held<Entry>>();
  let next: Promise<boolean> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function write(): Promise<boolean> {
    const byAttempt = new Map<string, Entry[]>();
    for (const { attemptId, entry } of waiting.values()) {
      byAttempt.set(attemptId, [...(byAttempt.get(attemptId) ?? []), entry]);
    }
    waiting.clear();
    next = undefined;
    const writing = Promise.all(
      [...byAttempt].map(([attemptId, entries]) => journal.keep(attemptId, entries)),
    );
    running = writing.catch(() => undefined);
    return (await writing).every(Boolean);
  }

  return {
    async list(attemptId) {
      // Whoever asked to keep it hears that it failed; what is there can be told all the same.
      await (next?.catch(() => false) ?? running);
      return journal.list(attemptId);
    },
    keep(attemptId, entries) {
      for (const entry of entries) {
        const name = `${attemptId} ${nameOf(entry)}`;
        if (takesPlace(entry, waiting.get(name)?.entry)) waiting.set(name, { attemptId, entry });
      }
      next ??= running.then(write);
      return next;
    },
    async forget(attemptId) {
      for (const [name, held] of waiting) if (held.attemptId === attemptId) waiting.delete(name);
      await running;
      await journal.forget(attemptId);
    },
  };
}
