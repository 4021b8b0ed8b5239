import { Dialect, LocalLinter, type Lint } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { SurfaceIssue, SurfaceKind } from '../../domain/essay/surface-issue.ts';
import type { WordTable } from '../../domain/essay/word-table.ts';
import { readableText } from './readable-text.ts';

/** The checker's kinds that count. Formatting, style and readability are matters of taste and are left out. */
const KINDS: Readonly<Record<string, SurfaceKind>> = {
  Spelling: 'spelling',
  Typo: 'spelling',
  Agreement: 'grammar',
  Grammar: 'grammar',
  Usage: 'grammar',
  WordOrder: 'grammar',
  Nonstandard: 'grammar',
  Repetition: 'grammar',
  BoundaryError: 'grammar',
  Miscellaneous: 'grammar',
  Malapropism: 'word-choice',
  Eggcorn: 'word-choice',
  WordChoice: 'word-choice',
  Punctuation: 'punctuation',
  Capitalization: 'capitals',
};
const REMEMBERED_WORDS = 20_000;

type Linters = { readonly british: LocalLinter; readonly american: LocalLinter };

async function startLinters(): Promise<Linters> {
  const british = new LocalLinter({ binary, dialect: Dialect.British });
  const american = new LocalLinter({ binary, dialect: Dialect.American });
  await british.setup();
  await american.setup();
  return { british, american };
}

/**
 * Starts the checker (2 s, 330 MB). Each call takes about 0.1 s for 300 words, and blocks its thread. A text that breaks
 * the checker has no findings, and the next one gets a new checker.
 */
export async function createSurfaceChecker(
  words: Pick<WordTable, 'rank'>,
): Promise<(text: string) => Promise<readonly SurfaceIssue[]>> {
  let linters: Linters | undefined = await startLinters();
  /** Words, and whether the American dictionary rejects them too. */
  const rejected = new Map<string, boolean>();

  async function askAmerican({ american }: Linters, spellings: readonly string[]): Promise<void> {
    const unknown = [...new Set(spellings)].filter((word) => !rejected.has(word));
    if (unknown.length === 0) return;
    if (rejected.size + unknown.length > REMEMBERED_WORDS) rejected.clear();
    const lints = await american.lint(unknown.join('\n\n'), { language: 'plaintext' });
    const wrong = new Set(
      lints.filter((lint) => lint.lint_kind() === 'Spelling').map((lint) => lint.get_problem_text()),
    );
    lints.forEach(free);
    for (const word of unknown) rejected.set(word, wrong.has(word));
  }

  async function check(started: Linters, text: string): Promise<readonly SurfaceIssue[]> {
    const lints = await started.british.lint(readableText(text, words), { language: 'plaintext' });
    const issues = lints.flatMap(readLint);
    lints.forEach(free);
    const wordOf = ({ start, end }: SurfaceIssue) => text.slice(start, end);
    const spellings = issues.filter(({ kind }) => kind === 'spelling');
    await askAmerican(started, spellings.map(wordOf));
    return issues.filter(
      (issue) =>
        issue.kind !== 'spelling' || (rejected.get(wordOf(issue)) !== false && !isLikeName(text, issue)),
    );
  }

  return async (text) => {
    linters ??= await startLinters();
    try {
      return await check(linters, text);
    } catch {
      linters = undefined;
      return [];
    }
  };
}

/** A capital inside a sentence: probably the name of a person, place or firm that no dictionary has. */
function isLikeName(text: string, { start, end }: SurfaceIssue): boolean {
  const word = text.slice(start, end);
  if (!/^\p{Lu}/u.test(word)) return false;
  const before = text.slice(0, start).trimEnd();
  const startsSentence =
    before === '' || /[.!?:\n"“]$/u.test(before) || text.slice(before.length, start).includes('\n');
  return !startsSentence;
}

/** A finding as plain values. The checker's own objects are outside of the heap, so each is freed. */
function readLint(lint: Lint): readonly SurfaceIssue[] {
  const kind = KINDS[lint.lint_kind()];
  if (!kind) return [];
  const span = lint.span();
  const { start, end } = span;
  span.free();
  const suggestions = lint.suggestions();
  const replacements = suggestions.slice(0, 3).map((suggestion) => suggestion.get_replacement_text());
  for (const suggestion of suggestions) suggestion.free();
  return [{ kind, start, end, replacements }];
}

function free(lint: Lint): void {
  lint.free();
}
