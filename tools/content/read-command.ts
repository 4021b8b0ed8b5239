import type { PromptKind } from './new-writing-prompt.ts';
import { BANK_NAMES, findBank } from '#features/practice/domain/banks.ts';
import type { PracticeKind } from './new-practice-set.ts';
import type { SkeletonKind } from './skeleton-kind.ts';

export type ContentCommand =
  | ({ readonly act: 'new' } & SkeletonKind)
  | ({ readonly act: 'new-prompt' } & PromptKind)
  | ({ readonly act: 'new-set' } & PracticeKind)
  /** Undefined: everything. */
  | { readonly act: 'check' | 'stats'; readonly slug: string | undefined }
  | { readonly act: 'preview'; readonly slug: string };

type CommandResult =
  | { readonly ok: true; readonly command: ContentCommand }
  | { readonly ok: false; readonly asked: boolean; readonly problem: string };

export const CONTENT_USAGE = `npm run content -- new mock-test <name> [--short] [--general-training]
    lays out a new mock test as a draft: every file, with [[double brackets]] where you write
npm run content -- new writing-prompt <name> [--chart | --letter]
    lays out a prompt for practice essays as a draft
npm run content -- new practice-set <bank>/<name>
    lays out a practice set of a bank as a draft
npm run content -- check [<name>]
    says file, line, what is wrong and how to mend it: of a mock test, a lesson (<course>/<lesson>),
    a practice set (<bank>/<name>), a bank, or all content
npm run content -- preview <name>
    opens it in the real player on this machine, as unfinished as it is
npm run content -- stats [<name>]
    counts questions, words and answers, measures how hard the texts read, and fails where a value is out of its
    bound; without a name, courses and practice too, and drafts do not fail`;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/** A mock test, a lesson as `<course>/<lesson>`, a bank, or a practice set as `<bank>/<name>`. */
const CHECKED = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/u;
/** What can be laid out, and its options. */
const NEW_KINDS = new Map([
  ['mock-test', ['--short', '--general-training']],
  ['writing-prompt', ['--chart', '--letter']],
  ['practice-set', []],
]);

/** An author's command. Refusals are sentences. `asked`: the author wants help. */
export function readContentCommand(words: readonly string[]): CommandResult {
  const options = words.filter((word) => word.startsWith('--'));
  const [act, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (act === undefined || act === 'help' || options.includes('--help')) {
    return { ok: false, asked: true, problem: '' };
  }
  const known = (act === 'new' && NEW_KINDS.get(rest[0] ?? '')) || [];
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) return refused(`There is no option ${unknown} here.`);
  if (act === 'new') return readNew(rest, options);
  const [slug, ...more] = rest;
  if (more.length > 0) return refused(`One name is enough: what is “${more.join(' ')}”?`);
  const form = act === 'check' ? CHECKED : NAME;
  if (slug !== undefined && !form.test(slug)) return refused(notAName(slug));
  if (act === 'check' || act === 'stats') return { ok: true, command: { act, slug } };
  if (act !== 'preview') return refused(`There is no command “${act}”.`);
  return slug === undefined
    ? refused('Say which mock test: npm run content -- preview <name>.')
    : { ok: true, command: { act, slug } };
}

function readNew([kind, slug, ...more]: readonly string[], options: readonly string[]): CommandResult {
  if (kind === undefined || !NEW_KINDS.has(kind)) {
    return refused('Say what is to be new: npm run content -- new mock-test <name>.');
  }
  if (slug === undefined) return refused(`Give it a name: npm run content -- new ${kind} academic-2.`);
  if (more.length > 0)
    return refused(`One name is enough: what is “${more.join(' ')}”? Join words by hyphens.`);
  if (kind === 'practice-set') return readNewSet(slug);
  if (!NAME.test(slug)) return refused(notAName(slug));
  if (kind === 'writing-prompt') {
    if (options.length > 1) return refused('A prompt has one task: --chart or --letter.');
    const type = options.includes('--chart') ? 'chart' : options.includes('--letter') ? 'letter' : 'essay';
    return { ok: true, command: { act: 'new-prompt', slug, type } };
  }
  const module = options.includes('--general-training') ? 'general-training' : 'academic';
  return {
    ok: true,
    command: { act: 'new', slug, module, form: options.includes('--short') ? 'short' : 'full' },
  };
}

function readNewSet(name: string): CommandResult {
  const [folder = '', slug = '', ...more] = name.split('/');
  const bank = findBank(folder);
  if (!bank) return refused(`There is no bank “${folder}”. There are: ${BANK_NAMES.join(', ')}.`);
  if (more.length > 0 || !NAME.test(slug)) return refused(notAName(name));
  return { ok: true, command: { act: 'new-set', bank, slug } };
}

function notAName(slug: string): string {
  return `“${slug}” cannot be a name: use small letters and digits, joined by hyphens, such as academic-2.`;
}

function refused(problem: string): CommandResult {
  return { ok: false, asked: false, problem };
}
