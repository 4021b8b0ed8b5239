import type { CallResult } from '../api-client/send-call.ts';
import { randomUuid } from '../random/random-uuid.ts';
import type { WriterTabs } from './writer-tabs.ts';

/** The code of a refusal: another tab or device writes. */
export const HELD_ELSEWHERE = 'held-elsewhere';

type Claim = { readonly writer: string; readonly takeOver: boolean; readonly insteadOf?: string };
/** `held`: false where there is nothing left to write. */
type Held = { readonly held: boolean; readonly unbroken: boolean };

type WriterHoldOptions = {
  readonly tabs: Pick<WriterTabs, 'findClosed' | 'keep'>;
  readonly claim: (claim: Claim) => Promise<CallResult<Held>>;
  /** Sent as the page closes. */
  readonly leave: (writer: string) => Promise<unknown>;
};

/**
 * - `here`: this tab writes; `unbroken` where no other writer has written since this tab, or a closed tab of
 * this browser, did
 * - `elsewhere`: another tab or device does
 * - `unknown`: the server cannot be reached; it decides when it can
 */
export type HoldOutcome =
  | { readonly state: 'here'; readonly unbroken: boolean }
  | { readonly state: 'elsewhere' | 'unknown' };

/** This tab's hold on an owner's records: one tab or device writes them, and another one must take over. */
export function createWriterHold({ tabs, claim, leave }: WriterHoldOptions) {
  // A name is for one stretch of writing. A tab that takes over again does so under a new one.
  let name = randomUuid();
  let insteadOf: string | undefined;
  let writes = true;
  let wrote = false;
  let isUnbroken = true;

  async function claimAs(writer: string, takeOver: boolean): Promise<HoldOutcome> {
    const result = await claim({
      writer,
      takeOver,
      ...(insteadOf === undefined ? {} : { insteadOf }),
    });
    if (result.ok) {
      const { held, unbroken } = result.reply;
      name = writer;
      insteadOf = undefined;
      writes = true;
      wrote = true;
      isUnbroken = unbroken;
      if (held) tabs.keep(name);
      return { state: 'here', unbroken };
    }
    if (result.kind === 'unreachable' || result.code !== HELD_ELSEWHERE) return { state: 'unknown' };
    writes = false;
    return { state: 'elsewhere' };
  }

  return {
    /** The name that is sent with each batch. */
    name: () => name,
    writes: () => writes,
    /** Whether no other writer had written when it last claimed. */
    isUnbroken: () => isUnbroken,
    /** Whether it did since the page was opened. */
    hasWritten: () => wrote,
    /** When the page opens, a closed tab of the same browser gives way without a question. */
    async open(): Promise<HoldOutcome> {
      insteadOf = await tabs.findClosed();
      return claimAs(name, false);
    },
    /** Reports that this tab still writes. A tab that does not write claims nothing automatically. */
    async renew(): Promise<HoldOutcome> {
      return writes ? claimAs(name, false) : { state: 'elsewhere' };
    },
    takeOver: (): Promise<HoldOutcome> => claimAs(randomUuid(), true),
    /** Another tab or device has claimed it. */
    lose(): void {
      writes = false;
    },
    /** The page closes: the next tab need not take over. */
    leave(): void {
      if (writes) void leave(name);
    },
  };
}

export type WriterHold = ReturnType<typeof createWriterHold>;
