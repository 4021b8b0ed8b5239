import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { skeletonFiles } from './skeleton-files.ts';
import type { SkeletonKind } from './skeleton-kind.ts';

type Outcome = { readonly ok: boolean; readonly text: string };

/** Lays out a new mock test below `directory` (`content/`). Refuses a name that is taken; writes all files or none. */
export function newMockTest(directory: string, kind: SkeletonKind): Outcome {
  const { slug } = kind;
  const folder = join(directory, 'mock-tests', slug);
  if (existsSync(folder)) {
    return {
      ok: false,
      text: `content/mock-tests/${slug} is there already, and nothing was changed. Choose another name.`,
    };
  }
  const files = skeletonFiles(kind);
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return { ok: true, text: whatNext(slug, [...files.keys()]) };
}

function whatNext(slug: string, files: readonly string[]): string {
  return `content/mock-tests/${slug} is laid out as a draft: no learner sees it, and nobody else’s check fails.

${files.map((file) => `  ${file}`).join('\n')}

What to do now:
  1. Open the folder in an editor that knows JSON Schema, such as Visual Studio Code: point at a field, and it says
     what belongs there. Another type of question? mock-tests/demonstration has one of each; content/README.md
     explains them.
  2. Write what stands in [[double brackets]], brackets included: passages and scripts first, then questions and keys,
     then explanations in both languages.
  3. npm run content -- check ${slug}      what is missing or wrong, line by line
     npm run content -- preview ${slug}    how a candidate sees it
     npm run content -- stats ${slug}      lengths, types, how the answers are spread
  4. When check is silent: npm run media -- ${slug} renders the audio, somebody who never saw the key answers it
     (docs/content-review.md), and the line "draft": true goes.`;
}
