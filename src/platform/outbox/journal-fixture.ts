import { vi } from 'vitest';

type Row = Readonly<Record<string, unknown>>;
type Upgrade = {
  createObjectStore: (store: string, options: { readonly keyPath: readonly string[] }) => void;
};

/** The part of IndexedDB that a journal uses. Its rows are named by their key path, and can be seen. */
export function aDatabase(rows = new Map<string, Row>()) {
  let keyPath: readonly string[] = [];
  const nameOf = (key: readonly unknown[]) => JSON.stringify(key);
  const inRange = ([owner]: readonly unknown[]) =>
    [...rows].filter(([name]) => name.startsWith(`[${JSON.stringify(owner)},`));
  const store = {
    get: async (key: readonly unknown[]) => rows.get(nameOf(key)),
    put: async (row: Row) => void rows.set(nameOf(keyPath.map((field) => row[field])), row),
  };
  const database = {
    getAll: vi.fn(async (_: string, lower: readonly unknown[]) => inRange(lower).map(([, row]) => row)),
    delete: vi.fn(async (_: string, key: readonly unknown[]) => {
      if (key.length === keyPath.length) rows.delete(nameOf(key));
      else for (const [name] of inRange(key)) rows.delete(name);
    }),
    transaction: vi.fn(() => ({ store, done: Promise.resolve() })),
  };
  /** Replaces `openDB`. */
  async function open(_name: string, _version: number, { upgrade }: { upgrade: (created: Upgrade) => void }) {
    upgrade({ createObjectStore: (_store, options) => (keyPath = options.keyPath) });
    return database;
  }
  return { database, rows, open };
}

/** The part of local storage that a journal uses. */
export function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    storage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: vi.fn((name: string, text: string) => void items.set(name, text)),
      removeItem: (name: string) => void items.delete(name),
    },
  };
}
