import type { Notices } from '#platform/database/notices.ts';

const CHANNEL = 'ended_sessions';
/** A notice holds 7,900 bytes, and an id has 36. */
const IDS_PER_NOTICE = 200;

/** `any`: sessions may have ended of which nothing was heard. */
export type Ended = readonly string[] | 'any';

/** Tells whoever remembers live sessions that some have ended, in this process and in the others. */
export type EndedSessions = {
  /**
   * Call it after the transaction that ended them has committed, with what `endSessions` gave: from then on their
   * access tokens count no more.
   */
  drop(sessionIds: readonly string[]): void;
  onDrop(listener: (ended: Ended) => void): void;
};

/** Without `notices` only this process hears of it. */
export function createEndedSessions(notices?: Notices): EndedSessions {
  const listeners: ((ended: Ended) => void)[] = [];
  const tell = (ended: Ended) => listeners.forEach((listen) => listen(ended));
  notices?.listen(CHANNEL, {
    onNotice: (payload) => tell(payload.split(' ')),
    onGap: () => tell('any'),
  });
  return {
    drop(sessionIds) {
      if (sessionIds.length === 0) return;
      tell(sessionIds);
      for (let first = 0; first < sessionIds.length; first += IDS_PER_NOTICE) {
        void notices?.send(CHANNEL, sessionIds.slice(first, first + IDS_PER_NOTICE).join(' '));
      }
    },
    onDrop: (listener) => void listeners.push(listener),
  };
}
