import { BANK_NAMES } from '#features/practice/domain/banks.ts';
import { PROSE_PAGES } from '#features/site/contract.ts';
import { PROSE_FOLDERS } from '#features/site/server/load-site.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import type { z } from 'zod';
import { CONTENT_KINDS } from '../content-kinds.ts';
import type { ContentRule } from '../content-rule.ts';
import { parseJson } from '../content.ts';
import { explainIssue, FORM } from '../explain-issue.ts';
import { explainBrokenJson } from '../find-broken-json.ts';

const PROSE = PROSE_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => `${PROSE_FOLDERS[page]}/${page}.${language}.md`),
);
const REQUIRED = ['site.json', 'home.json', 'faq.json', 'products.json', ...PROSE];
const OTHER_FILES = [
  /^(?:tutorials\/)?README\.md$/u,
  /^schema\/[\w-]+\.schema\.json$/u,
  /^courses\/[\w-]+\/lessons\/[\w-]+\.(?:en|zh-Hant)\.md$/u,
  /^courses\/[\w-]+\/lessons\/[\w-]+\/(?:en|zh-Hant|passages\/[\w-]+)\.md$/u,
  /^mock-tests\/[\w-]+\/passages\/[\w-]+\.md$/u,
  ...BANK_NAMES.map((bank) => new RegExp(`^practice/${bank}/[\\w-]+/passage\\.md$`, 'u')),
];

/** Every file is of a known kind and has the form of its kind; none that every school needs is missing. */
export const schema: ContentRule = {
  name: 'schema',
  check: ({ files }) => [
    ...REQUIRED.filter((file) => !files.has(file)).map((file) => ({
      file,
      place: '',
      what: 'The file is missing.',
      how: 'Write it.',
    })),
    ...[...files].flatMap(([file, text]) => checkFile(file, text)),
  ],
};

function checkFile(file: string, text: string): ContentProblem[] {
  const kind = Object.values(CONTENT_KINDS).find((each) => each.file.test(file));
  if (kind) return checkJson(file, text, kind.schema);
  if (PROSE.includes(file) || OTHER_FILES.some((known) => known.test(file))) return [];
  const how = `Delete it, or mend its name: ${FORM}`;
  return [{ file, place: '', what: 'Nothing reads this file.', how }];
}

function checkJson(file: string, text: string, form: z.ZodType): ContentProblem[] {
  const data = parseJson(text);
  if (data === undefined) return [{ file, place: '', ...explainBrokenJson(text) }];
  const parsed = form.safeParse(data);
  if (parsed.success) return [];
  return nearestIssues(parsed.error.issues).map((issue) => ({
    file,
    place: issue.path.join('.'),
    ...explainIssue(issue, data),
  }));
}

/** Where one of several forms is allowed, the problem with the form that fits best. */
function nearestIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const [nearest = []] = issue.errors.toSorted(
      (one, other) => strangeness(one) - strangeness(other) || one.length - other.length,
    );
    return nearestIssues(nearest).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  });
}

/**
 * The number of fields that belong to another form: `"from": "box"` shows the intended form, even if the rest
 * is missing.
 */
function strangeness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.filter(({ code, path }) => code === 'invalid_value' && path.length === 1).length;
}
