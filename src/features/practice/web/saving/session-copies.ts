import { openDB, type IDBPDatabase } from 'idb';
import type { SessionReply, Unit } from '../parts/practice-session.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import { joinSpeech } from './join-speech.ts';

/** A session in this browser, with what was done in it. */
export type SessionCopy = {
  readonly session: string;
  readonly owner: string;
  readonly reply: SessionReply;
  readonly answers: readonly OwnAnswer[];
  /** Word cards that were turned, by their id. */
  readonly reviewed: readonly string[];
  readonly isFinished: boolean;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
};
type SoundRow = { readonly path: string; readonly sound: ArrayBuffer; readonly type: string };

const DAY_MS = 86_400_000;
const MOST_AGE_MS = 3 * DAY_MS;

let opening: Promise<IDBPDatabase> | undefined;
const openCopies = () =>
  (opening ??= openDB('ninefold-practice', 1, {
    upgrade(created) {
      created.createObjectStore('sessions', { keyPath: 'session' });
      created.createObjectStore('sounds', { keyPath: 'path' });
    },
  }));

/** For browsers that store nothing: a session lives as long as its page. */
const onPage = new Map<string, SessionCopy>();

/** Where a sound is stored: its address without the signature, which expires. */
export const soundPath = (src: string): string => src.split('?')[0] ?? src;

/** Stores a session with all that was done in it. */
export async function keepSession(copy: SessionCopy): Promise<void> {
  onPage.set(copy.session, copy);
  try {
    await (await openCopies()).put('sessions', copy);
  } catch {
    // The server has the session too.
  }
}

/** A session of this person. Undefined: this browser has none of this id. */
export async function findSession(session: string, owner: string): Promise<SessionCopy | undefined> {
  try {
    const found = (await (await openCopies()).get('sessions', session)) as SessionCopy | undefined;
    if (found) return found.owner === owner ? found : undefined;
  } catch {
    // The one of this page is left.
  }
  const here = onPage.get(session);
  return here?.owner === owner ? here : undefined;
}

/** The latest session of this person that is neither finished nor old. */
export async function findOpenSession(owner: string, now: number): Promise<SessionCopy | undefined> {
  try {
    const rows = (await (await openCopies()).getAll('sessions')) as SessionCopy[];
    return rows
      .filter((row) => row.owner === owner && !row.isFinished && now - row.storedAt < MOST_AGE_MS)
      .sort((one, other) => other.storedAt - one.storedAt)[0];
  } catch {
    return undefined;
  }
}

/** Deletes sessions of others at this browser and old ones, and sounds that no session needs. */
export async function forgetOldSessions(owner: string, now: number): Promise<void> {
  try {
    const database = await openCopies();
    const rows = (await database.getAll('sessions')) as SessionCopy[];
    const kept = rows.filter((row) => row.owner === owner && now - row.storedAt < MOST_AGE_MS);
    for (const row of rows) if (!kept.includes(row)) await database.delete('sessions', row.session);
    const needed = new Set(
      kept.filter((row) => !row.isFinished).flatMap((row) => soundsOf(row.reply).map(soundPath)),
    );
    for (const path of (await database.getAllKeys('sounds')) as string[]) {
      if (!needed.has(path)) await database.delete('sounds', path);
    }
  } catch {
    // There is nothing to forget.
  }
}

const playedIn = ({ material: { recording, clips } }: Unit): readonly string[] => [
  ...(recording ? [recording.src] : []),
  ...Object.keys(clips).flatMap((name) => clips[name]?.src ?? []),
];

/** What a session plays, by the addresses that its units have for it. A joined sound has one of its own. */
export const playedOf = ({ units }: Pick<SessionReply, 'units'>): readonly string[] => [
  ...new Set(units.flatMap(playedIn)),
];

/** The addresses of all sounds that a session loads. */
export function soundsOf({ units }: Pick<SessionReply, 'units'>): readonly string[] {
  return [...new Set(units.flatMap((unit) => unit.speech?.map(({ src }) => src) ?? playedIn(unit)))];
}

type Sound = Pick<SoundRow, 'sound' | 'type'>;

async function loadSound(src: string): Promise<Sound | undefined> {
  const path = soundPath(src);
  const database = await openCopies().catch(() => undefined);
  const row = (await database?.get('sounds', path).catch(() => undefined)) as SoundRow | undefined;
  if (row) return row;
  try {
    const response = await fetch(src);
    if (!response.ok) return undefined;
    const sound = await response.arrayBuffer();
    const type = response.headers.get('content-type') ?? 'audio/mp4';
    await database?.put('sounds', { path, sound, type } satisfies SoundRow).catch(() => undefined);
    return { sound, type };
  } catch {
    return undefined;
  }
}

/** The sound of a unit that is joined from clips. Undefined: a clip is missing. */
function joinUnit({ speech = [] }: Unit, loaded: ReadonlyMap<string, Sound>): Blob | undefined {
  const pieces = speech.flatMap(({ src, pauseMs }) => {
    const sound = loaded.get(src)?.sound;
    return sound ? [{ sound, pauseMs }] : [];
  });
  const joined = pieces.length === speech.length ? joinSpeech(pieces) : undefined;
  return joined && new Blob([joined], { type: 'audio/wav' });
}

/**
 * Loads all sounds of a session into this browser. Calls `onLoaded` after each. Returns the addresses to play them from,
 * by their own; one that could not be loaded has none.
 */
export async function loadSounds(
  reply: Pick<SessionReply, 'units'>,
  onLoaded: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const loaded = new Map<string, Sound>();
  let count = 0;
  await Promise.all(
    soundsOf(reply).map(async (src) => {
      const sound = await loadSound(src);
      if (sound) loaded.set(src, sound);
      count += 1;
      onLoaded(count);
    }),
  );
  const addresses = new Map<string, string>();
  const offer = (src: string, sound: Blob | undefined) => {
    if (sound && !addresses.has(src)) addresses.set(src, URL.createObjectURL(sound));
  };
  for (const unit of reply.units) {
    for (const src of playedIn(unit)) {
      const sound = loaded.get(src);
      if (unit.speech) offer(src, joinUnit(unit, loaded));
      else offer(src, sound && new Blob([sound.sound], { type: sound.type }));
    }
  }
  return addresses;
}
