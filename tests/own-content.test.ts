import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listContent, siteFolders } from '#platform/content/content-folders.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { readContentText } from '#platform/content/read-content.ts';
import { loadSiteContent } from '#server/site-content.ts';

const school = mkdtempSync(join(tmpdir(), 'ninefold-school-'));
const PORTRAIT = 'art/teachers/teacher-01.svg';
const shippedSite = readContentText('content', 'site.json');

function write(name: string, text: string): void {
  mkdirSync(dirname(join(school, name)), { recursive: true });
  writeFileSync(join(school, name), text);
}

function readTeacher(): string {
  const teacher = readContentText('content', 'teachers/hannah.json');
  if (!teacher.ok) throw new Error('There is no teacher.');
  return teacher.value;
}

beforeAll(() => {
  if (!shippedSite.ok) throw new Error('There is no content.');
  write('site.json', shippedSite.value.replaceAll('Ninefold IELTS', 'Riverside English'));
  write('teachers/mei.json', readTeacher().replace('"hannah"', '"mei"').replace(PORTRAIT, 'art/own/mei.svg'));
  write('media/art/own/mei.svg', '<svg viewBox="0 0 640 400"></svg>');
  write('removed.json', '["teachers/rohan.json"]');
});
afterAll(() => rmSync(school, { recursive: true }));

describe('a school’s own content', () => {
  test('replaces the file of the same name and leaves the others', () => {
    const { content } = siteFolders(school);
    expect(loadSiteContent(school).school.name).toBe('Riverside English');
    expect(readContentText(content, 'faq.json')).toEqual(readContentText('content', 'faq.json'));
  });

  test('is what the site shows: its teachers, with their own pictures', () => {
    const teachers = loadSiteContent(school).catalogueReader.listTeachers('en');
    expect(teachers.map(({ slug }) => slug).sort()).toEqual(['hannah', 'mei', 'yi-chun']);
    expect(teachers.find(({ slug }) => slug === 'mei')?.portrait.src).toMatch(/^\/media\/art\/own\/mei\.svg/);
  });

  test('adds files, and takes away those that it lists as removed', () => {
    const { content } = siteFolders(school);
    const names = listContent(content, 'teachers');
    expect(names).toContain('mei.json');
    expect(names).toContain('hannah.json');
    expect(names).not.toContain('rohan.json');
    expect(readContentText(content, 'teachers/rohan.json')).toMatchObject({ ok: false });
  });

  test('is checked like the shipped content: a picture that is not there stops the start', () => {
    write(
      'teachers/lin.json',
      readTeacher().replace('"hannah"', '"lin"').replace(PORTRAIT, 'art/own/lin.svg'),
    );
    expect(() => loadSiteContent(school)).toThrow(/content\/teachers\/lin\.json.*art\/own\/lin\.svg/);
    rmSync(join(school, 'teachers/lin.json'));
  });

  test('has pictures of its own next to the shipped ones', () => {
    const media = createMediaFiles(siteFolders(school).media);
    const alt = { en: '', 'zh-Hant': '' };
    expect(media.findPicture({ src: 'art/own/mei.svg', alt })).toMatchObject({ width: 640, height: 400 });
    expect(media.findPicture({ src: 'art/favicon.svg', alt })).toBeDefined();
  });

  test('shows neither its list nor its media as content', () => {
    const names = listContent(siteFolders(school).content, '');
    expect(names).not.toContain('removed.json');
    expect(names).not.toContain('media');
  });
});

describe('is refused with a sentence', () => {
  test('when its folder is not there', () => {
    const missing = resolve(school, 'nowhere');
    expect(() => siteFolders(missing)).toThrow(`CONTENT_DIR names ${missing}, and there is no such folder.`);
  });

  test.each(['{', '{"teachers": 1}', '["../site.json"]'])('when removed.json holds %s', (text) => {
    const other = mkdtempSync(join(tmpdir(), 'ninefold-school-'));
    writeFileSync(join(other, 'removed.json'), text);
    expect(() => siteFolders(other)).toThrow('must be a list of names below content/');
    rmSync(other, { recursive: true });
  });
});
