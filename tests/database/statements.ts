import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Client } from 'pg';

/**
 * The statements that the tests of the project `database` send. They must be valid on the oldest PostgreSQL
 * as well.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const DIRECTORY = join(ROOT, 'test-results', 'statements');
const TEST_FILES = '{src,tests,tools}/**/*.database.test.ts';

const nameOf = (testFile: string) => `${testFile.replaceAll('/', '__')}.json`;

const sent = new Set<string>();
let records = false;

/** Notes every statement of this process from now on. Calling it again changes nothing. */
export function recordStatements(): void {
  if (records) return;
  records = true;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    if (text) sent.add(text);
    return Reflect.apply(query, this, given);
  } as typeof query;
}

function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Records the statements that were sent since the last time. */
export function writeStatements(testFile: string): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(join(DIRECTORY, nameOf(relative(ROOT, testFile))), JSON.stringify([...sent]));
  sent.clear();
}

/** All statements of the last run, once each. Refused when a file of tests has not written down its own. */
export function readStatements(
  directory = DIRECTORY,
):
  | { readonly ok: true; readonly statements: readonly string[] }
  | { readonly ok: false; readonly problem: string } {
  const testFiles = globSync(TEST_FILES, { cwd: ROOT });
  const statements = new Set<string>();
  const silent: string[] = [];
  for (const testFile of testFiles) {
    try {
      const texts = JSON.parse(readFileSync(join(directory, nameOf(testFile)), 'utf8')) as string[];
      for (const text of texts) statements.add(text);
    } catch {
      silent.push(testFile);
    }
  }
  if (silent.length === 0 && statements.size > 0) return { ok: true, statements: [...statements] };
  return {
    ok: false,
    problem:
      `No statements were recorded of ${silent.length} of ${testFiles.length} files (${silent.slice(0, 3).join(', ')} …). ` +
      'Run the project "database" first: node_modules/.bin/vitest run --project database',
  };
}

// A quoted text, a dollar-quoted text, or a comment: semicolons in them end nothing.
const PART = /'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|--[^\n]*|;|[^;'$-]+|[$-]/g;

/** The single commands of a text that has several. */
export function splitCommands(text: string): string[] {
  const commands = [''];
  for (const [part] of text.matchAll(PART)) {
    if (part === ';') commands.push('');
    else commands.push(`${commands.pop() ?? ''}${part}`);
  }
  return commands.map((command) => command.trim()).filter(Boolean);
}

/** Why a server does not take a statement; undefined when it does. Nothing is executed. */
async function findRefusal(client: Client, statement: string): Promise<string | undefined> {
  try {
    // Of a text with several commands PostgreSQL would execute the others; as one extended query it refuses them.
    const probe = { text: `prepare probe as ${statement}`, queryMode: 'extended' };
    await client.query(probe);
    await client.query('deallocate probe');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export type Comparison = {
  /** How many commands the newest server takes; the others are no queries, or about tables of tests. */
  readonly taken: number;
  readonly refused: readonly { readonly statement: string; readonly reason: string }[];
};

/** Which statements the newest server takes and the oldest does not; both have the tables of the product. */
export async function compareServers(
  servers: { readonly oldest: string; readonly newest: string },
  statements: readonly string[],
): Promise<Comparison> {
  const [oldest, newest] = [servers.oldest, servers.newest].map(
    (url) => new Client({ connectionString: url }),
  );
  if (!oldest || !newest) throw new Error('There are two servers.');
  await Promise.all([oldest.connect(), newest.connect()]);
  let taken = 0;
  const refused: { statement: string; reason: string }[] = [];
  for (const statement of new Set(statements.flatMap(splitCommands))) {
    const [reason, elsewhere] = await Promise.all([
      findRefusal(oldest, statement),
      findRefusal(newest, statement),
    ]);
    if (elsewhere !== undefined) continue;
    taken += 1;
    if (reason !== undefined) refused.push({ statement, reason });
  }
  await Promise.all([oldest.end(), newest.end()]);
  return { taken, refused };
}
