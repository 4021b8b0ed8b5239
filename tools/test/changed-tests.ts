import { reachOf, type ImportGraph } from './import-graph.ts';

/** A page of the site map: its route's pattern without slashes at its ends, and its module. */
export type Page = { readonly pattern: string; readonly module: string };

export type Repository = {
  readonly graph: ImportGraph;
  readonly vitestFiles: readonly string[];
  readonly browserFiles: readonly string[];
  /** The pages that a browser test names. */
  readonly pagesOf: (browserFile: string) => readonly Page[];
};

export type ChangedTests = {
  readonly vitest: readonly string[];
  readonly browser: readonly string[];
  /** The change that reaches every test, if one does. */
  readonly everythingBecause?: string;
};

/** Prose: no test but the check of the repository reads it. */
const PROSE = /\.md$|^docs\//;
/**
 * Code whose reach follows from imports. Anything else (content, migrations, settings, styles) may reach
 * every test.
 */
const CODE = /^(?:src|tests|tools|bench)\/.*\.(?:tsx?|mjs)$/;
const STYLES = /^src\/.*\.css$/;
/** The code that serves every page. */
const SERVES_ALL = /^src\/(?:root|entry\.|routes\.ts|server\/|platform\/|ui\/|paths\.ts|texts\/)/;

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The reach of a browser test: the pages it names, and everything in the features of these pages. */
function seenBy(file: string, { graph, pagesOf }: Repository): (changed: string) => boolean {
  const pages = pagesOf(file).map(({ module }) => module);
  // The search stops at the code that serves every page: behind it lies every feature.
  const onPages = reachOf(graph, pages, (each) => SERVES_ALL.test(each));
  const reached = reachOf(graph, [file, ...pages], (each) => SERVES_ALL.test(each));
  const features = new Set([...onPages].flatMap((each) => featureOf(each) ?? []));
  return (changed) =>
    reached.has(changed) || SERVES_ALL.test(changed) || features.has(featureOf(changed) ?? '');
}

/**
 * The tests that changed files can reach: by imports, and for the browser by the pages that a test names. A
 * file whose reach does not follow from imports reaches every test.
 */
export function selectTests(changed: readonly string[], repository: Repository): ChangedTests {
  const { graph, vitestFiles, browserFiles } = repository;
  const code = changed.filter((file) => !PROSE.test(file));
  const unknown = code.find((file) => !CODE.test(file) && !STYLES.test(file));
  if (unknown) return { vitest: vitestFiles, browser: browserFiles, everythingBecause: unknown };
  return {
    vitest: vitestFiles.filter((file) => {
      const reached = reachOf(graph, [file]);
      return code.some((each) => reached.has(each));
    }),
    browser: browserFiles.filter((file) => code.some(seenBy(file, repository))),
  };
}
