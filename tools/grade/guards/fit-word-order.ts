import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWordOrder } from '#features/grading/domain/guards/word-order.ts';
import { writeWordOrder } from '#features/grading/domain/guards/word-order-table.ts';
import { readModelAnswers } from '#features/grading/server/local/read-model-answers.ts';
import { createTagger } from '#features/grading/server/local/tag-essay.ts';

const COUNTS = 'src/features/grading/domain/guards/word-order-counts.ts';
/** A sequence met once is as likely a slip of the tagger. */
const LEAST_TRIPLES = 2;

/** Counts the order of words in our own model answers and reading passages, and writes the table. */
export function fitWordOrder(): void {
  const texts = [...readModelAnswers('content'), ...readPassages('content')];
  const table = countWordOrder(texts.map(createTagger()));
  const lines = writeWordOrder(table, { triples: LEAST_TRIPLES });
  const about = `/** Word classes in a row, counted in ${texts.length} model answers and passages of our own by \`npm run grade -- guards\`. */`;
  writeFileSync(COUNTS, `${about}\nexport const WORD_ORDER_LINES = \`\n${lines}\n\`.trim();\n`);
}

/** The passages as running text, without headings, tables and marks. */
function readPassages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /passages[\\/][^\\/]+\.md$/u.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/^---[\s\S]*?---/u, '')
        .split('\n')
        .filter((line) => !/^[#|<{:]/u.test(line))
        .join('\n')
        .replace(/\{[^}]*\}|[*_]/gu, ''),
    );
}
