import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import {
  aBrowser,
  anAnswer,
  freeTrial,
  papersOf,
  rightAnswers,
  shippedPapers,
  useMockTests,
} from '#features/mock-tests/server/attempts/attempt-fixture.ts';
import { createAudioFiles } from './load-audio.ts';
import { loadPapers, type Papers } from './load-papers.ts';
import { getSectionVersion, keepSectionVersions } from './section-version-store.ts';

const { browser, mount, query, database } = useMockTests();

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-papers-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The free trial after somebody has worked on it: question 1 is FALSE now, and its statement another. */
function editedPapers(): Papers {
  cpSync('content/mock-tests', join(directory, 'mock-tests'), { recursive: true });
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(directory, 'mock-tests/free-trial', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('answer-key.json', (text) => text.replace('"key": "TRUE"', '"key": "FALSE"'));
  edit('paper.json', (text) => text.replace('When it was noon in London', 'When it was midnight in London'));
  return contentOrThrow(loadPapers(directory, createMediaFiles('media'), createAudioFiles('media')));
}

const textOf = (section: unknown) => JSON.stringify(section);

describe('who has begun sits the test as it was then', () => {
  test('and is marked by the key of then', async () => {
    const before = browser();
    const id = await before.startId();
    const edited = await mount(editedPapers());
    const sameBrowser = aBrowser(edited, { cookie: before.cookie() });

    expect((await sameBrowser.start()).body.attempt_id).toBe(id);
    expect(textOf((await sameBrowser.get(id)).body.section)).toContain('noon in London');
    const { body } = await sameBrowser.submit(id, ...rightAnswers());
    expect(body.attempt.raw_score).toBe(13);
    const result = (await sameBrowser.result(id)).body;
    expect(result.questions[0]).toMatchObject({ accepted: ['TRUE'], right: true });
    expect(textOf(result.section)).toContain('noon in London');
  });

  test('and who begins after the edit sits the new one', async () => {
    const edited = await mount(editedPapers());
    const visitor = aBrowser(edited);
    const id = await visitor.startId();
    expect(textOf((await visitor.get(id)).body.section)).toContain('midnight in London');
    await visitor.submit(id, anAnswer(1, 'FALSE'));
    expect((await visitor.result(id)).body.questions[0]).toMatchObject({ accepted: ['FALSE'], right: true });
  });

  test('also when the test is taken out of the content', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    const emptied = await mount(papersOf());
    const later = aBrowser(emptied, { cookie: visitor.cookie() });
    expect((await later.submit(id, ...rightAnswers())).body.attempt.raw_score).toBe(13);
    expect((await later.result(id)).status).toBe(200);
    expect((await later.start()).status).toBe(404);
  });
});

describe('a version', () => {
  test('is the same for the same content, and another for another key, passage or question', () => {
    const versionIn = (papers: Papers) => papers.findEdition('free-trial', 'reading')?.version;
    expect(freeTrial().version).toBe(versionIn(shippedPapers()));
    expect(versionIn(editedPapers())).not.toBe(freeTrial().version);
  });

  test('that is kept stays as it is', async () => {
    const { db } = database();
    const edition = { ...freeTrial(), version: 'kept-once' };
    await keepSectionVersions(db, [edition], new Date());
    const other = { ...edition, answerKey: { ...edition.answerKey, answers: [] } };
    await keepSectionVersions(db, [other], new Date());
    expect((await getSectionVersion(db, 'kept-once')).answerKey).toMatchObject({
      answers: expect.objectContaining({ length: 13 }),
    });
    expect(await query('select 1 from section_versions where version = $1', ['kept-once'])).toHaveLength(1);
  });

  test('that an attempt has pinned cannot be deleted', async () => {
    await browser().startId();
    await expect(
      query('delete from section_versions where version = $1', [freeTrial().version]),
    ).rejects.toThrow(/foreign key/);
  });

  test('that is not there is a bug, and is named', async () => {
    await expect(getSectionVersion(database().db, 'never')).rejects.toThrow(
      'The section version never is gone.',
    );
  });
});
