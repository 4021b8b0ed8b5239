import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  practiceKeySchema,
  practiceSetSchema,
} from '#features/practice/server/content/practice-set-schema.ts';
import type { Bank } from '#features/practice/domain/banks.ts';
import type { z } from 'zod';
import { listContent } from '#platform/content/content-folders.ts';
import { fill, fillBoth } from './skeleton-kind.ts';
import { skeletonQuestions } from './skeleton-practice.ts';

export type PracticeKind = { readonly bank: Bank; readonly slug: string };

/** Lays out a practice set as a draft below `directory` (`content/`). Refuses a name that is taken. */
export function newPracticeSet(
  directory: string,
  { bank, slug }: PracticeKind,
): { readonly ok: boolean; readonly text: string } {
  const name = `practice/${bank}/${slug}`;
  const folder = join(directory, name);
  if (existsSync(folder)) {
    return {
      ok: false,
      text: `content/${name} is there already, and nothing was changed. Choose another name.`,
    };
  }
  const isFirst = listContent(directory, `practice/${bank}`).length === 0;
  const { skill, material, groups, answers, files } = skeletonQuestions(bank);
  const set: z.input<typeof practiceSetSchema> = {
    $schema: '../../../schema/practice-set.schema.json',
    title: fillBoth('a few words, as they are listed', '標題，幾個字就好'),
    goal: fillBoth('what is practised, in one sentence', '一句話說明練什麼'),
    minutes: 8,
    bands: { from: 4, to: 6 },
    skill,
    access: isFirst ? 'everybody' : 'plan',
    ...material,
    groups: [...groups],
    draft: true,
  };
  const key: z.input<typeof practiceKeySchema> = {
    $schema: '../../../schema/practice-key.schema.json',
    answers: [...answers],
  };
  const all = { 'set.json': json(set), 'key.json': json(key), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { flag: 'wx' });
  }
  return { ok: true, text: whatNext(name, Object.keys(files)) };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function whatNext(name: string, files: readonly string[]): string {
  const more = files.length === 0 ? '' : `\n  ${files.join(', ')}`;
  return `content/${name} is laid out as a draft: no learner sees it.

  set.json   the questions, as everybody may see them
  key.json   what nobody sees before the answer${more}

Write what stands in ${fill('double brackets')}, brackets included; docs/practice-sets.md says how. Change minutes, bands, tags and
the types of the questions as you need them. npm run content -- check ${name.replace('practice/', '')} says what is
missing or wrong. When somebody else has answered the set blind, take out the line "draft": true.`;
}
