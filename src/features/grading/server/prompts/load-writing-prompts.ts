import { toWritingTask } from '#features/library/server/index.ts';
import type { WorkKind } from '#ielts/criteria/criteria.ts';
import type { WritingModel } from '#ielts/marking/model-answers.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { allContent, readContentJson } from '#platform/content/read-content.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { writingPromptKeySchema, writingPromptSchema } from './prompt-schemas.ts';

/** A prompt of the bank for practice. */
export type WritingPrompt = {
  readonly id: string;
  readonly kind: Exclude<WorkKind, 'speaking'>;
  readonly topic: Localised;
  readonly task: WritingTask;
  /** The highest band first. Learners may see them once their own answer is submitted. */
  readonly models: readonly WritingModel[];
};

export type WritingPrompts = {
  /** Task 1 first: reports, then letters; each by name. */
  readonly all: readonly WritingPrompt[];
  find(id: string): WritingPrompt | undefined;
};

const FOLDER = 'practice/writing';
const ORDER: readonly WritingTask['type'][] = ['chart', 'letter', 'essay'];

/** Undefined for a draft, whose key may be unfinished. */
function loadPrompt(folders: ContentFolders, name: string): ContentResult<WritingPrompt | undefined> {
  const set = readContentJson(folders, `${FOLDER}/${name}/set.json`, writingPromptSchema);
  if (!set.ok) return set;
  if (set.value.draft) return { ok: true, value: undefined };
  const key = readContentJson(folders, `${FOLDER}/${name}/key.json`, writingPromptKeySchema);
  if (!key.ok) return key;
  const task = toWritingTask(set.value.task);
  return {
    ok: true,
    value: {
      id: name,
      kind: task.number === 1 ? 'writing-task-1' : 'writing-task-2',
      topic: set.value.topic,
      task,
      models: key.value.models.toSorted((one, other) => other.band - one.band),
    },
  };
}

/** Reads the bank of prompts for practice essays except drafts, and lists every problem. */
export function loadWritingPrompts(folders: ContentFolders): ContentResult<WritingPrompts> {
  const loaded = allContent(listContent(folders, FOLDER).map((name) => loadPrompt(folders, name)));
  if (!loaded.ok) return loaded;
  const all = loaded.value
    .filter((prompt) => prompt !== undefined)
    .sort((one, other) => ORDER.indexOf(one.task.type) - ORDER.indexOf(other.task.type));
  const byId = new Map(all.map((prompt) => [prompt.id, prompt]));
  return { ok: true, value: { all, find: (id) => byId.get(id) } };
}
