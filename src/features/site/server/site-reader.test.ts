import { describe, expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { PROSE_PAGES, type ProsePage } from '../contract.ts';
import { loadSite } from './load-site.ts';
import { createSiteReader, type Counts } from './site-reader.ts';

const site = contentOrThrow(loadSite('content', createMediaFiles('media')));
const NOTHING: Counts = { 'practice-questions': 0, 'tutorial-videos': 0 };
const reader = createSiteReader(site, NOTHING);

/** The reader of a site whose page about itself is this text. */
function proseOf(markdown: string) {
  const prose = new Map([['about en' as const, markdown]]);
  return createSiteReader({ ...site, prose }, NOTHING).getProse('about', 'en');
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...fieldsOf(entry)]);
}

describe('what stands round every page', () => {
  test.each(LANGUAGES)('is in %s', (language) => {
    const frame = reader.getFrame(language);
    expect(frame).toMatchObject({
      name: 'Ninefold IELTS',
      hours: site.site.hours[language],
      location: site.site.location[language],
      description: site.site.description[language],
    });
  });

  test('links to the school on a network, never to the network’s own home page', () => {
    const label = { en: 'There', 'zh-Hant': '那裡' };
    const addresses = [
      ['facebook', 'https://www.facebook.com/'],
      ['instagram', 'https://www.instagram.com/ninefold'],
      ['youtube', 'https://www.youtube.com'],
    ] as const;
    const social = addresses.map(([network, url]) => ({ network, url, label }));
    const own = createSiteReader({ ...site, site: { ...site.site, social } }, NOTHING);
    expect(own.getFrame('en').social.map(({ network }) => network)).toEqual(['instagram']);
    for (const { url } of reader.getFrame('en').social) expect(new URL(url).pathname).not.toBe('/');
  });

  test('leaves out what belongs to one page', () => {
    expect(reader.getFrame('en')).not.toHaveProperty('figures');
  });
});

describe('every view', () => {
  test.each(LANGUAGES)('in %s is in that language alone', (language) => {
    const views = [
      reader.getFrame(language),
      reader.getHome(language),
      reader.getFaq(language),
      ...PROSE_PAGES.map((page) => reader.getProse(page, language)),
    ];
    const fields = new Set(fieldsOf(views));
    expect(fields).not.toContain('zh-Hant');
    expect(fields).not.toContain('en');
  });
});

describe('the home page', () => {
  test('has three slides that lead to the free trial, the courses and sign-up, with pictures', () => {
    const { slides } = reader.getHome('en');
    expect(slides.map(({ href }) => href)).toEqual(['./mocktests/free-trial', './courses', './signup']);
    for (const { art } of slides) expect(art.src).toMatch(/^\/media\/art\/.+\?v=/);
  });

  test('shows the questions that are marked for it, and they stand on their own page, too', () => {
    const marked = site.faq.topics.flatMap(({ questions }) => questions).filter(({ home }) => home === true);
    const shown = reader.getHome('zh-Hant').faq.questions;
    expect(shown.map(({ key }) => key)).toEqual(marked.map(({ key }) => key));
    expect(shown.length).toBeGreaterThan(0);
    const all = reader.getFaq('zh-Hant').flatMap(({ questions }) => questions);
    expect(all).toEqual(expect.arrayContaining([...shown]));
  });

  describe('counts what can be counted', () => {
    const figures = (counts: Partial<Counts>, language: Language = 'en') =>
      createSiteReader(site, { ...NOTHING, ...counts })
        .getHome(language)
        .figures.list.map(({ key, value }) => `${key} ${value}`);
    const given = site.site.figures.flatMap((figure) =>
      'value' in figure ? [`${figure.key} ${figure.value.en}`] : [],
    );

    test.each<[Partial<Counts>, readonly string[]]>([
      [{}, []],
      [{ 'practice-questions': 1000 }, ['practice-questions 1,000+']],
      [
        { 'practice-questions': 5000, 'tutorial-videos': 50 },
        ['practice-questions 1,000+', 'tutorial-videos 50+'],
      ],
    ])('%j: and shows the others as they are given', (counts, counted) => {
      expect(figures(counts)).toEqual([...counted, ...given]);
      expect(figures(counts, 'zh-Hant')).toEqual([...counted, ...given]);
    });

    test('and never shows more than there is', () => {
      for (const count of [0, 13, 99, 450, 999]) {
        const shown = figures({ 'practice-questions': count }).find((figure) =>
          figure.startsWith('practice'),
        );
        expect(Number(shown?.replace(/\D/g, '') ?? 0)).toBeLessThanOrEqual(count);
      }
    });
  });
});

describe('the answers to questions', () => {
  test('are rendered, and say nothing of where else they are shown', () => {
    for (const language of LANGUAGES) {
      for (const question of reader.getFaq(language).flatMap(({ questions }) => questions)) {
        expect(Object.keys(question).sort()).toEqual(['html', 'key', 'question']);
        expect(question.html).toMatch(/^<(?:p|ul|ol|div)/);
      }
    }
  });
});

describe('a page of prose', () => {
  const pages = PROSE_PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

  test.each(pages)(
    '%s in %s has a title, clauses with their own anchors, and a short description',
    (page, language) => {
      const { title, clauses, description } = reader.getProse(page, language);
      expect(title).not.toBe('');
      expect(clauses.length).toBeGreaterThan(1);
      expect(clauses.map(({ id }) => id)).toEqual(clauses.map((_, place) => `clause-${place + 1}`));
      for (const clause of clauses) {
        expect(clause.title).not.toMatch(/^#|^$/);
        expect(clause.html).not.toMatch(/<h[12]/);
        expect(clause.html).not.toBe('');
      }
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description).not.toMatch(/[<>]|&\w+;/);
    },
  );

  test('has as many clauses in both languages', () => {
    for (const page of PROSE_PAGES) {
      expect(reader.getProse(page, 'zh-Hant').clauses.length).toBe(
        reader.getProse(page, 'en').clauses.length,
      );
    }
  });

  test.each<[string, string, object]>([
    [
      'clauses',
      '# About\n\nWho *we* are.\n\n## First\n\nOne.\n\n### Below\n\nTwo.\n\n## Second & last\n\nThree.\n',
      {
        title: 'About',
        introductionHtml: '<p>Who <em>we</em> are.</p>\n',
        clauses: [
          { id: 'clause-1', title: 'First', html: '<p>One.</p>\n<h3>Below</h3>\n<p>Two.</p>\n' },
          { id: 'clause-2', title: 'Second & last', html: '<p>Three.</p>\n' },
        ],
        description: 'Who we are.',
      },
    ],
    ['no clause', '# About\n\nText.\n', { title: 'About', clauses: [], description: 'Text.' }],
    ['no introduction', '# About\n\n## First\n\nOne.\n', { introductionHtml: '', description: 'One.' }],
    [
      'an empty clause',
      '# About\n\nText.\n\n## Last',
      { clauses: [{ id: 'clause-1', title: 'Last', html: '' }] },
    ],
    [
      'quotes',
      '# About\n\nThe "best" of R&D, it\'s said.\n',
      { description: 'The "best" of R&D, it\'s said.' },
    ],
  ])('with %s', (_, markdown, view) => {
    expect(proseOf(markdown)).toMatchObject(view);
  });

  test('that begins with a long text is described by its beginning', () => {
    const { description } = proseOf(`# About\n\n${'word '.repeat(100)}\n`);
    expect(description).toHaveLength(155);
    expect(description).toMatch(/word…$/);
  });

  test('that was not loaded is a bug, and is named', () => {
    const empty = createSiteReader({ ...site, prose: new Map() }, NOTHING);
    expect(() => empty.getProse('terms' satisfies ProsePage, 'zh-Hant')).toThrow(/terms in zh-Hant/);
  });
});
