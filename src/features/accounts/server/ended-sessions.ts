/** Tells whoever remembers live sessions that some have ended. */
export type EndedSessions = {
  /**
   * Call it after the transaction that ended them has committed, with what `endSessions` gave: from then on their
   * access tokens count no more.
   */
  drop(sessionIds: readonly string[]): void;
  onDrop(listener: (sessionIds: readonly string[]) => void): void;
};

export function createEndedSessions(): EndedSessions {
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  return {
    drop(sessionIds) {
      if (sessionIds.length > 0) for (const listen of listeners) listen(sessionIds);
    },
    onDrop: (listener) => void listeners.push(listener),
  };
}
