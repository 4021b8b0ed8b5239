import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { checkAnswerKey } from '#ielts/marking/check-answer-key.ts';
import type { MarkedKey } from '#ielts/marking/answer-key.ts';
import { type MarkedSection, SKILLS } from '#ielts/paper/paper.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { paperSchema } from '../server/papers/content-schemas.ts';
import { scriptSchema } from '../server/papers/script-schema.ts';
import { exportSection } from './export-section.ts';
import { importSection, type SectionImport } from './import-section.ts';
import { readSectionSource } from './read-section-source.ts';

const PACKAGES = SKILLS.map((skill) => {
  const source = contentOrThrow(
    readSectionSource({ content: 'content', media: 'media', slug: 'demonstration' }, skill),
  );
  return [...exportSection(source).files].filter(([name]) => !name.endsWith('.m4a'));
});

/** Whatever comes out can be loaded, marked and shown. */
function expectSound(imported: SectionImport): void {
  if (!imported.ok) {
    expect(imported.problem.what).not.toBe('');
    expect(imported.problem.how).not.toBe('');
    return;
  }
  const { content, media } = imported;
  const read = (file: string): unknown => JSON.parse(content.get(`mock-tests/fuzzed/${file}`) ?? '');
  const { sections } = paperSchema.parse(read('paper.json'));
  const keys = answerKeyFileSchema.parse(read('answer-key.json')).sections;
  for (const [file, text] of content) {
    expect(file).toMatch(
      /^mock-tests\/fuzzed\/(?:(?:paper|answer-key)\.json|passages\/[\w-]+\.md|scripts\/[\w-]+\.json)$/,
    );
    if (file.endsWith('.md')) expect(parsePassage(text)).toMatchObject({ ok: true });
    if (file.includes('/scripts/')) expect(scriptSchema.safeParse(JSON.parse(text)).success).toBe(true);
  }
  for (const name of media.keys())
    expect(name).toMatch(/^(?:art\/papers|audio)\/fuzzed[\w/.-]+\.(?:svg|png|m4a|json)$/);
  for (const section of sections) {
    const key = keys.find(({ skill }) => skill === section.skill);
    expect(key).toBeDefined();
    if (section.skill !== 'reading' && section.skill !== 'listening') continue;
    expect(checkAnswerKey(loaded(section, content), key as MarkedKey)).toEqual([]);
  }
}

/** A section as the site loads it, as far as marking looks at it. */
function loaded(
  section: Extract<
    ReturnType<typeof paperSchema.parse>['sections'][number],
    { parts: { groups: unknown }[] }
  >,
  content: ReadonlyMap<string, string>,
): MarkedSection {
  const parts = section.parts.map((part) => {
    const text = 'passage' in part ? content.get(`mock-tests/fuzzed/${String(part.passage)}`) : undefined;
    const parsed = text === undefined ? undefined : parsePassage(text);
    return { ...part, ...(parsed?.ok ? { passage: parsed.passage } : {}) };
  });
  return { ...section, parts } as unknown as MarkedSection;
}

test('no bytes make the import throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expectSound(importSection(bytes, 'fuzzed'));
      expectSound(importSection(new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]), 'fuzzed'));
    }),
  );
});

/** What happens to a file on its way: pieces lost, doubled, put elsewhere, or replaced by others. */
const damage = fc.record({
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 120 }),
  instead: fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '"',
      '<',
      '</p>',
      '<p>',
      '&x;',
      '{7}',
      '[[',
      '(a/b)',
      '\ue0000\ue001',
      'RESPONSE',
      'Q1',
      'A',
      '__proto__',
      '-1',
      '1e999',
    ),
  ),
});

type Damage = { file: number; at: number; length: number; instead: string };

function damaged(files: readonly (readonly [string, Uint8Array])[], damages: readonly Damage[]): Uint8Array {
  const texts = files.map(([name, bytes]): [string, string] => [name, strFromU8(bytes)]);
  for (const { file, at, length, instead } of damages) {
    const chosen = texts[file % texts.length];
    if (!chosen) continue;
    const start = Math.floor(at * chosen[1].length);
    chosen[1] = `${chosen[1].slice(0, start)}${instead}${chosen[1].slice(start + length)}`;
  }
  return zipSync(Object.fromEntries(texts.map(([name, text]) => [name, [strToU8(text), { level: 0 }]])));
}

test('no damage to a package makes the import throw or write what cannot be loaded', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), fc.array(damage, { minLength: 1, maxLength: 6 }), (which, damages) => {
      expectSound(importSection(damaged(PACKAGES[which] ?? [], damages), 'fuzzed'));
    }),
    { numRuns: 150 },
  );
});

/** Words exchanged within well-formed XML: everything is read, and means something else. */
const exchange = fc.record({
  file: fc.nat(),
  from: fc.constantFrom(
    'identifier="A"',
    'Q11',
    'qti-simple-choice',
    'max-choices="1"',
    'single',
    'multiple',
    'identifier',
    'directedPair',
    'string',
    '<p>',
    'Paragraph A',
    'TRUE',
    'qti-gap-text',
    'h2',
    'data-max-words="1"',
    'match-max="1"',
    'src="',
    'href="',
    'category="',
  ),
  to: fc.constantFrom(
    'identifier="B"',
    'Q12',
    'qti-gap',
    'max-choices="0"',
    'multiple',
    'single',
    '',
    'string',
    'file',
    '<p class="line-indent-9">',
    'Paragraph Z',
    'FALSE',
    'qti-inline-choice',
    'p',
    'data-max-words="99"',
    'match-max="x"',
    'src="../',
    'href="../../',
    'category="matching-headings ',
  ),
});

test('no exchange of words in a package makes the import throw or write what cannot be loaded', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 3 }),
      fc.array(exchange, { minLength: 1, maxLength: 8 }),
      (which, exchanges) => {
        const files = (PACKAGES[which] ?? []).map(([name, bytes], i): [string, Uint8Array] => {
          const text = exchanges
            .filter(({ file }) => file % 4 === i % 4)
            .reduce((now, { from, to }) => now.replaceAll(from, to), strFromU8(bytes));
          return [name, strToU8(text)];
        });
        expectSound(
          importSection(
            zipSync(Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, { level: 0 }]]))),
            'fuzzed',
          ),
        );
      },
    ),
    { numRuns: 150 },
  );
});
