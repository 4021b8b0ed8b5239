import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { Signal } from '../../domain/room/negotiation.ts';
import type { ROOM_ENDPOINTS } from '../../endpoints.ts';

export type SyncReply = ReplyTo<(typeof ROOM_ENDPOINTS)['syncRoom']>;

/** While two browsers look for each other every moment counts. */
const SEARCHING_MS = 900;
const QUIET_MS = 3_500;
const RETRY_MS = 2_000;
const MOST_AT_ONCE = 40;

export type SyncBody = {
  readonly presence: 'door' | 'enters' | 'stays' | 'leaves';
  readonly peer: string | null;
  readonly after: number;
  readonly signals: { to: string; sequence: number; kind: Signal['kind']; body: string }[];
};

type Options = {
  /** One round. `closing`: the page is being left. */
  readonly send: (body: SyncBody, closing: boolean) => Promise<CallResult<SyncReply>>;
  readonly onReply: (reply: SyncReply) => void;
  /** The server answered, but not with a reply. */
  readonly onRefused: (code: string) => void;
  readonly onReachable: (isReachable: boolean) => void;
  /** Whether the two browsers are still looking for each other. */
  readonly isSearching: () => boolean;
};

/** The rounds of a page with the server: one at a time, in a rhythm, and at once when there is something to send. */
export function createRoomSync({ send, onReply, onRefused, onReachable, isSearching }: Options) {
  let peer: string | null = null;
  let isEntering = false;
  let after = 0;
  let sequence = 0;
  let outbox: SyncBody['signals'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  let isAgain = false;
  let isStopped = false;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void round(), ms);
  }

  const bodyNow = (presence?: 'leaves'): SyncBody => ({
    presence: presence ?? (peer === null ? 'door' : isEntering ? 'enters' : 'stays'),
    peer,
    after,
    signals: outbox.slice(0, MOST_AT_ONCE),
  });

  async function round(): Promise<void> {
    if (isUnderWay) {
      isAgain = true;
      return;
    }
    isUnderWay = true;
    isAgain = false;
    const body = bodyNow();
    const result = await send(body, false);
    isUnderWay = false;
    if (isStopped) return;
    if (!result.ok) {
      const isAnswer = result.kind !== 'unreachable' && result.problem.status < 500;
      onReachable(isAnswer);
      if (isAnswer) onRefused(result.code);
      later(RETRY_MS);
      return;
    }
    onReachable(true);
    // The person may have left or entered again meanwhile: then this answer is about another connection.
    if (body.peer === peer) {
      if (body.presence === 'enters') isEntering = false;
      const sent = new Set(body.signals.map((signal) => signal.sequence));
      outbox = outbox.filter((signal) => !sent.has(signal.sequence));
      after = result.reply.signals.reduce((most, { number }) => Math.max(most, number), after);
      onReply(result.reply);
    }
    const isBusy = isAgain || outbox.length > 0 || isEntering;
    later(isBusy ? 0 : isSearching() ? SEARCHING_MS : QUIET_MS);
  }

  return {
    start(): void {
      isStopped = false;
      later(0);
    },
    /** Looks at once: the other side says that something changed. */
    nudge: () => (isUnderWay ? void (isAgain = true) : later(0)),
    /** Enters the call with a new connection. */
    enter(newPeer: string): void {
      peer = newPeer;
      isEntering = true;
      after = 0;
      sequence = 0;
      outbox = [];
      this.nudge();
    },
    /** Leaves the call for the door. The other side sees it at once. */
    leave(): void {
      if (peer !== null) void send(bodyNow('leaves'), true);
      peer = null;
      outbox = [];
      this.nudge();
    },
    /** The page waits at the door without a word: another tab has the call. */
    yield(): void {
      peer = null;
      outbox = [];
    },
    post(to: string, { kind, body }: Signal): void {
      sequence += 1;
      outbox.push({ to, sequence, kind, body });
      this.nudge();
    },
    /** The page is being left. */
    sayGoodbye(): void {
      if (peer !== null) void send(bodyNow('leaves'), true);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      this.sayGoodbye();
    },
  };
}
