import type { z } from 'zod';
import { type ContentFolders, readContentBytes } from './content-folders.ts';
import type { ContentProblem, ContentResult } from './content-problem.ts';

function problem(file: string, place: string, what: string, how: string): ContentProblem {
  return { file, place, what, how };
}

/** Some editors of Windows put an invisible character before the text. It is not part of the text. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Reads one text file of the content. */
export function readContentText(folders: ContentFolders, file: string): ContentResult<string> {
  const bytes = readContentBytes(folders, file);
  if (bytes) return { ok: true, value: withoutByteOrderMark(bytes.toString('utf8')) };
  return {
    ok: false,
    problems: [problem(file, '', 'The file is missing.', 'Write it, or mend the name that points to it.')],
  };
}

/** Reads and checks one JSON file of the content. */
export function readContentJson<S extends z.ZodType>(
  folders: ContentFolders,
  file: string,
  schema: S,
): ContentResult<z.output<S>> {
  const text = readContentText(folders, file);
  if (!text.ok) return text;
  let data: unknown;
  try {
    data = JSON.parse(text.value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      problems: [
        problem(file, '', `This is not JSON: ${reason}.`, 'Mend the comma, quote or bracket there.'),
      ],
    };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) =>
      problem(file, issue.path.join('.'), `${issue.message}.`, 'content/README.md shows the form.'),
    ),
  };
}

/** All results together: every value, or every problem. */
export function allContent<T>(results: readonly ContentResult<T>[]): ContentResult<T[]> {
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}
