import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { allContent, readContentJson } from '#platform/content/read-content.ts';
import type { WordTopic } from '../../domain/word-topic.ts';
import { wordTopicSchema } from './word-topic-schema.ts';

export type WordTopics = {
  /** By the names of their files. */
  readonly all: readonly WordTopic[];
  find(topic: string): WordTopic | undefined;
};

const FILE = /^([a-z0-9-]+)\.json$/u;

/** Reads the words of every topic, and lists every problem. */
export function loadWordTopics(folders: ContentFolders): ContentResult<WordTopics> {
  const loaded = allContent(
    listContent(folders, 'words').flatMap((name): ContentResult<WordTopic>[] => {
      const topic = FILE.exec(name)?.[1];
      if (topic === undefined) return [];
      const read = readContentJson(folders, `words/${name}`, wordTopicSchema);
      if (!read.ok) return [read];
      const { title, words } = read.value;
      return [{ ok: true, value: { topic, title, words } }];
    }),
  );
  if (!loaded.ok) return loaded;
  const byTopic = new Map(loaded.value.map((each) => [each.topic, each]));
  return { ok: true, value: { all: loaded.value, find: (topic) => byTopic.get(topic) } };
}
