import type { ContentProblem } from '#platform/content/content-problem.ts';
import { NOT_WRITTEN } from '../content-check/rules/unfilled.ts';
import { locateProblem } from './locate-problem.ts';

/** Problems for their author, file by file: the line, the place, the mistake and the fix. */
export function reportProblems(
  problems: readonly ContentProblem[],
  files: ReadonlyMap<string, string>,
): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const blocks = [...byFile].map(([file, own]) => {
    const lines = own
      .map((problem) => ({ ...problem, line: locateProblem(problem, files) }))
      .sort((one, other) => one.line - other.line)
      .map(({ line, place, what, how }) => {
        const where = place === '' || place.startsWith('line ') ? '' : `  ${place}:`;
        const separator = what === NOT_WRITTEN ? ' ' : '\n    ';
        return `  line ${line}${where}${separator}${what} ${how}`;
      });
    return `content/${file}\n${lines.join('\n')}`;
  });
  return [...blocks, `${problems.length} to mend in ${byFile.size} file(s).`].join('\n\n');
}
