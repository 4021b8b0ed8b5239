import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { paths } from '#paths';
import routes from '../../src/routes.ts';
import { selectTests, type ChangedTests, type Page } from './changed-tests.ts';
import { readImportGraph } from './import-graph.ts';

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * The files that differ from a commit: committed since, changed, or new. Without one: from the remote's main
 * where there is one.
 */
function listChanges(since: string | undefined): readonly string[] {
  const [upstream] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const from = since ?? (upstream ? git('merge-base', 'HEAD', upstream)[0] : undefined) ?? 'HEAD';
  return [...git('diff', '--name-only', from, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

const PAGES: readonly Page[] = routes.map(({ path = '', file }) => ({
  pattern: path,
  module: `src/${file}`,
}));

/** Whether an address is of a route; `:name` takes any one part of it. */
function fits(pathname: string, pattern: string): boolean {
  const [parts, wanted] = [pathname.split('/').filter(Boolean), pattern.split('/').filter(Boolean)];
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

/** An argument of any path: each of its fields is a word. */
const ANYTHING = new Proxy({}, { get: () => 'x' });

/** The pages that a text names by `paths.<name>`. */
function pagesNamedIn(text: string): readonly Page[] {
  return Object.entries(paths).flatMap(([name, build]) => {
    if (!new RegExp(`\\bpaths\\.${name}\\b`).test(text)) return [];
    const address = (build as (given: object) => string)(ANYTHING);
    const { pathname } = new URL(address, 'http://site.example');
    return PAGES.filter(({ pattern }) => fits(pathname, pattern));
  });
}

/**
 * The tests that a change can reach, for work in between; `npm test` runs all of them before a change lands. `since`: a
 * commit; without one, everything that the remote's main does not have yet.
 */
export function listChangedTests(since: string | undefined): ChangedTests {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'tools');
  const browserFiles = files.filter((file) => file.endsWith('.e2e.ts'));
  const graph = readImportGraph(files, imports);
  return selectTests(listChanges(since), {
    graph,
    vitestFiles: files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.long.test.')),
    browserFiles,
    pagesOf(file) {
      // A list of pages that a test walks counts as if the test named them.
      const lists = [...(graph.get(file) ?? [])].filter((each) => each.endsWith('-pages.ts'));
      return [file, ...lists].flatMap((each) => pagesNamedIn(readFileSync(each, 'utf8')));
    },
  });
}
