/** What tabs of one browser say to each other about a work. */
export type TabMessage = {
  readonly tab: string;
  readonly work: string;
  /**
   * `open`: this tab has opened the work. `writing`: the marking is written there. `take`: it is written here from now
   * on. `left`: it is no longer written there.
   */
  readonly act: 'open' | 'writing' | 'take' | 'left';
  /** When the tab began to write, in ms. Of two tabs that write, the one that began first goes on. */
  readonly since: number;
  /** The only tab that a message is for; undefined: it is for all. */
  readonly to?: string | undefined;
};

type HoldOptions = {
  readonly work: string;
  readonly tab: string;
  readonly now: () => number;
  readonly post: (message: TabMessage) => void;
  /** This tab may write again, once it has read what the other one wrote. False: it could not be read. */
  readonly read: () => Promise<boolean>;
  /** What was written elsewhere is here now: this tab writes from now on. */
  readonly onWriter: () => void;
  /** Another tab takes over. It waits until this resolves, so everything is saved here first. */
  readonly onReader: () => Promise<unknown>;
};

/** A tab that sleeps or has crashed does not answer. */
const LONGEST_ANSWER_MS = 2_000;

/**
 * Lets one tab of a browser write a marking. Both have one stored draft, so words of the one would replace those of the
 * other. The tab that opened the work first writes, until the teacher takes over in another one.
 */
export function createTabHold({ work, tab, now, post, read, onWriter, onReader }: HoldOptions) {
  let isWriter = true;
  let since = now();
  /** Counts how often this tab became the one that writes, or ceased to be. */
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const say = (act: TabMessage['act'], to?: string) => post({ tab, work, act, since, to });

  function write(): void {
    clearTimeout(waiting);
    if (isWriter) return;
    isWriter = true;
    since = now();
    turn += 1;
    const own = turn;
    say('writing');
    // Nobody writes on top of a draft that is older than the other tab's.
    void read().then((isRead) => {
      // Another tab has become the one that writes meanwhile.
      if (turn !== own) return;
      if (isRead) onWriter();
      else isWriter = false;
    });
  }

  function step(taker?: string): void {
    const had = isWriter;
    isWriter = false;
    turn += 1;
    const answer = () => taker !== undefined && say('left', taker);
    if (had) void onReader().then(answer, answer);
  }

  const isEarlier = (other: TabMessage) => other.since < since || (other.since === since && other.tab < tab);

  return {
    /** The page is shown, perhaps again: another tab may have taken over since it was left. */
    open(): void {
      since = now();
      say('open');
    },
    hear(message: TabMessage): void {
      const { act, to } = message;
      if (message.work !== work || message.tab === tab || (to !== undefined && to !== tab)) return;
      switch (act) {
        case 'open':
          if (isWriter) say('writing');
          return;
        case 'writing':
          if (isEarlier(message)) step();
          return;
        case 'take':
          step(message.tab);
          return;
        case 'left':
          write();
          return;
        default:
          act satisfies never;
      }
    },
    take(): void {
      say('take');
      clearTimeout(waiting);
      waiting = setTimeout(write, LONGEST_ANSWER_MS);
    },
    leave(): void {
      clearTimeout(waiting);
      if (isWriter) say('left');
    },
  };
}
