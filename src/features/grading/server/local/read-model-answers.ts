import { type ContentFolders, listContent, readContentBytes } from '#platform/content/content-folders.ts';
import { withoutByteOrderMark } from '#platform/content/read-content.ts';

const KEY_FILE = /^(?:answer-)?key\.json$/u;

/**
 * The texts of all model answers of the content: of mock tests, lessons, module tests and prompts for practice, in a
 * fixed order.
 */
export function readModelAnswers(folders: ContentFolders): readonly string[] {
  return listKeyFiles(folders, '').flatMap((file) => {
    const text = withoutByteOrderMark(readContentBytes(folders, file)?.toString('utf8') ?? '{}');
    return modelTextsIn(JSON.parse(text));
  });
}

/** The names of the keys below a folder. A name with a dot is a file, any other a folder. */
function listKeyFiles(folders: ContentFolders, folder: string): string[] {
  return listContent(folders, folder).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (!name.includes('.')) return listKeyFiles(folders, path);
    return KEY_FILE.test(name) ? [path] : [];
  });
}

/** The `text` of every member of a list called `models`, at any depth. */
function modelTextsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(modelTextsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const own = name === 'models' && Array.isArray(child) ? child.flatMap(textOf) : [];
    return [...own, ...modelTextsIn(child)];
  });
}

function textOf(model: unknown): string[] {
  const text = typeof model === 'object' && model !== null && 'text' in model ? model.text : undefined;
  return typeof text === 'string' ? [text] : [];
}
