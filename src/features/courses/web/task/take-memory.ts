/** A take that this browser recorded, and that the server has not joined yet. */
export type RememberedTake = {
  readonly take: string;
  readonly chunks: number;
  readonly bytes: number;
  readonly durationMs: number;
  /** Its last chunk is stored. Otherwise it is being recorded, or the page was lost meanwhile. */
  readonly ended: boolean;
};

/** The remembered takes of each question, the latest last. */
export type TakeMemory = Readonly<Record<string, readonly RememberedTake[]>>;

const nameOf = (owner: string) => `spoken-task:${owner}`;

/** Reads stored takes. Whatever is not one is left out. */
export function parseTakeMemory(text: string | null): TakeMemory {
  const memory: Record<string, RememberedTake[]> = {};
  try {
    const stored = Object.entries((JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>);
    for (const [question, takes] of stored) {
      if (!Array.isArray(takes)) continue;
      memory[question] = (takes as (Partial<RememberedTake> | null)[]).flatMap((each): RememberedTake[] =>
        typeof each?.take === 'string'
          ? [
              {
                take: each.take,
                chunks: Number(each.chunks) || 0,
                bytes: Number(each.bytes) || 0,
                durationMs: Number(each.durationMs) || 0,
                ended: each.ended === true,
              },
            ]
          : [],
      );
    }
  } catch {
    // A broken memory is an empty one: the chunks themselves are stored elsewhere.
  }
  return memory;
}

export function loadTakeMemory(owner: string): TakeMemory {
  try {
    return parseTakeMemory(localStorage.getItem(nameOf(owner)));
  } catch {
    return {};
  }
}

/** Stores the takes. A browser that stores nothing offers its takes as interrupted ones after a reload. */
export function keepTakeMemory(owner: string, memory: TakeMemory): void {
  try {
    if (Object.values(memory).every((takes) => takes.length === 0)) localStorage.removeItem(nameOf(owner));
    else localStorage.setItem(nameOf(owner), JSON.stringify(memory));
  } catch {
    // The chunks are in the journal or on the server.
  }
}
