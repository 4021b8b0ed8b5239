import { createHash } from 'node:crypto';
import {
  lacksSound,
  loadMaterial,
  loadTranscript,
  type MaterialPlace,
} from '#features/library/server/index.ts';
import type { ExerciseMaterial } from '#ielts/exercises/exercise-material.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { TimedScript } from '#ielts/paper/recording.ts';
import { SPECIAL_RULES } from '#ielts/skills/special-rules.ts';
import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { allContent, readContentJson } from '#platform/content/read-content.ts';
import { BANK_NAMES, type Bank } from '../../domain/banks.ts';
import type { PracticeKey, PracticeSet } from '../../domain/practice-set.ts';
import { practiceKeySchema, practiceSetSchema } from './practice-set-schema.ts';
import { readPracticeKey } from './read-practice-key.ts';

/** A set with its key as the content has it now. */
export type LoadedSet = {
  readonly set: PracticeSet;
  readonly key: PracticeKey;
  /** What is said in the clip of the whole set. Nobody reads it before the answers are marked. */
  readonly transcript: TimedScript | null;
};

export type PracticeSets = {
  /** In the order of the banks, then by name. */
  readonly all: readonly LoadedSet[];
  /** `id`: `<bank>/<slug>`. */
  find(id: string): LoadedSet | undefined;
};

/** The kind of question that has special rules. */
function kindOf({ type }: ShownGroup): 'dictation' | 'gap' | undefined {
  if (type === 'dictation') return 'dictation';
  return type.endsWith('-completion') || type === 'short-answer' ? 'gap' : undefined;
}

/** The keys of a set, with the special rules of some kinds of question. */
function keysOf(keys: PracticeKey, { groups }: ExerciseMaterial): PracticeKey {
  return keys.map((key) => {
    const group = groups.find(({ questions }) =>
      (questions as readonly { readonly number: number }[]).some(({ number }) => number === key.number),
    );
    const kind = group && kindOf(group);
    const rule = `${key.skill}/${kind}`;
    return kind && rule in SPECIAL_RULES ? { ...key, rule } : key;
  });
}

/** Undefined as its value: it is a draft, or one of its sounds is not rendered. The content check names the sound. */
function loadSet(
  folders: ContentFolders,
  media: MaterialPlace['media'],
  bank: Bank,
  slug: string,
): ContentResult<LoadedSet | undefined> {
  const id = `${bank}/${slug}`;
  const place = { folders, media, folder: `practice/${id}` };
  const file = `${place.folder}/set.json`;
  const written = readContentJson(folders, file, practiceSetSchema);
  if (!written.ok) return written;
  if (written.value.draft) return { ok: true, value: undefined };
  const key = readContentJson(folders, `${place.folder}/key.json`, practiceKeySchema);
  if (!key.ok) return key;
  const material = loadMaterial(place, file, written.value);
  if (!material.ok) return material;
  if (lacksSound(written.value, material.value)) return { ok: true, value: undefined };
  const answers = keysOf(readPracticeKey(key.value), material.value);
  const { title, goal, minutes, bands, skill, moreSkills, topic, lesson, access, clip } = written.value;
  const shown = {
    id,
    bank,
    title,
    goal,
    minutes,
    bands,
    skills: [skill, ...moreSkills],
    topic: topic ?? null,
    lesson: lesson ?? null,
    access,
    material: material.value,
  };
  const version = createHash('sha256')
    .update(JSON.stringify([shown, answers]))
    .digest('hex')
    .slice(0, 16);
  return {
    ok: true,
    value: {
      set: { ...shown, version },
      key: answers,
      transcript: (clip === undefined ? undefined : loadTranscript(place, clip)) ?? null,
    },
  };
}

/** Reads every practice set except drafts, and lists every problem. */
export function loadPracticeSets(
  folders: ContentFolders,
  media: MaterialPlace['media'],
): ContentResult<PracticeSets> {
  const loaded = allContent(
    BANK_NAMES.flatMap((bank) =>
      listContent(folders, `practice/${bank}`).map((slug) => loadSet(folders, media, bank, slug)),
    ),
  );
  if (!loaded.ok) return loaded;
  const all = loaded.value.filter((set) => set !== undefined);
  const byId = new Map(all.map((each) => [each.set.id, each]));
  return { ok: true, value: { all, find: (id) => byId.get(id) } };
}
