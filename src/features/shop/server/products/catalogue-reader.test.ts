import { describe, expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { renderMarkdown } from '#platform/content/render-markdown.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { createCatalogueReader } from './catalogue-reader.ts';
import { loadCatalogue } from './load-catalogue.ts';

const catalogue = contentOrThrow(loadCatalogue('content', createMediaFiles('media')));
const reader = createCatalogueReader(catalogue);

/** Every name of a field anywhere in a view. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...fieldsOf(entry)]);
}

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

describe('what is sold', () => {
  // docs/shop-rules.md, "Prices and access"
  test.each<[string, string, string, number, number, string[] | undefined]>([
    ['grammar_basics_id', 'course', 'grammar_basics', 4900, 365, undefined],
    ['grammar_advanced_id', 'course', 'grammar_advanced', 6900, 365, undefined],
    ['ielts_basics_id', 'course', 'ielts_basics', 8900, 365, undefined],
    ['ielts_advanced_id', 'course', 'ielts_advanced', 12_900, 365, undefined],
    ['ielts_scored_speaking_id', 'course', 'ielts_scored_speaking', 9900, 365, ['teacher-marking']],
    ['ielts_scored_essay_id', 'course', 'ielts_scored_essay', 7900, 365, ['teacher-marking']],
    ['basic_account_id', 'plan', 'basic_account', 2900, 90, ['writing-grading']],
    [
      'premium_account_id',
      'plan',
      'premium_account',
      7900,
      180,
      ['writing-grading', 'speaking-grading', 'teacher-marking'],
    ],
  ])('%s opens the %s %s for %d cents and %d days', (id, kind, grants, priceMinor, accessDays, features) => {
    expect(catalogue.products.get(id)).toEqual({ id, kind, grants, priceMinor, accessDays, features });
  });

  test('is what its product opens: every identifier that is used exists and grants that very thing', () => {
    const sold = [...catalogue.courses, ...catalogue.plans, ...catalogue.markings].filter(
      ({ productId }) => productId !== null,
    );
    expect(sold.length).toBe(catalogue.products.size);
    for (const { key, productId } of sold) expect(catalogue.products.get(productId ?? '')?.grants).toBe(key);
  });
});

describe('the lists', () => {
  test('come in the order that the content gives them', () => {
    const { courses, plans, teachers } = catalogue;
    for (const list of [courses, plans, teachers]) {
      const orders = list.map(({ order }) => order);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
    }
    expect(slugsOf(reader.listCourses('en'))).toEqual(slugsOf(courses));
    expect(slugsOf(reader.listPlans('en'))).toEqual(slugsOf(plans));
    expect(slugsOf(reader.listTeachers('en'))).toEqual(slugsOf(teachers));
  });

  test('are the same in both languages, but for the words', () => {
    expect(slugsOf(reader.listCourses('zh-Hant'))).toEqual(slugsOf(reader.listCourses('en')));
    expect(slugsOf(reader.listPlans('zh-Hant'))).toEqual(slugsOf(reader.listPlans('en')));
    expect(slugsOf(reader.listTeachers('zh-Hant'))).toEqual(slugsOf(reader.listTeachers('en')));
  });

  test('carry what a card shows and no more', () => {
    const card = ['bands', 'cover', 'hours', 'key', 'offer', 'slug', 'tagline', 'title'];
    expect(Object.keys(reader.listCourses('en')[0] ?? {}).sort()).toEqual(card);
    const plan = ['cover', 'includes', 'key', 'offer', 'paper', 'slug', 'tagline', 'title'];
    expect(Object.keys(reader.listPlans('en')[0] ?? {}).sort()).toEqual(plan);
  });
});

test('a teacher’s time zone is a city in the language of the page', () => {
  expect(reader.findTeacher('hannah', 'zh-Hant')).toMatchObject({
    timeZone: 'Europe/London',
    timeZoneCity: '倫敦',
  });
  expect(reader.findTeacher('hannah', 'en')).toMatchObject({ timeZoneCity: 'London' });
});

describe('a view', () => {
  const views = (language: (typeof LANGUAGES)[number]) => [
    ...reader.listCourses(language),
    ...reader.listPlans(language),
    ...reader.listTeachers(language),
    ...reader.listCourses(language).map(({ slug }) => reader.findCourse(slug, language)),
    ...reader.listPlans(language).map(({ slug }) => reader.findPlan(slug, language)),
    ...reader.listTeachers(language).map(({ slug }) => reader.findTeacher(slug, language)),
  ];

  test.each(LANGUAGES)('in %s is in that language alone', (language) => {
    const fields = new Set(fieldsOf(views(language)));
    expect(fields).not.toContain('zh-Hant');
    expect(fields).not.toContain('en');
  });

  test('has each text in the language asked for', () => {
    for (const { slug, title, summary, outcomes } of catalogue.courses) {
      for (const language of LANGUAGES) {
        expect(reader.findCourse(slug, language)).toMatchObject({
          title: title[language],
          summary: summary[language],
          outcomes: outcomes.map((outcome) => outcome[language]),
        });
      }
    }
    expect(reader.findTeacher('hannah', 'zh-Hant')?.country).toMatch(/\p{Script=Han}/u);
    expect(reader.findTeacher('hannah', 'en')?.country).not.toMatch(/\p{Script=Han}/u);
  });

  test('of a picture has its address, its size and its words', () => {
    for (const language of LANGUAGES) {
      for (const { cover } of reader.listCourses(language)) {
        expect(cover).toEqual({
          src: expect.stringMatching(/^\/media\/art\/.+\?v=[\w-]{10}$/),
          width: expect.any(Number),
          height: expect.any(Number),
          alt: expect.stringMatching(/./),
        });
      }
    }
  });

  test('keeps what the site does not show to itself', () => {
    const fields = new Set(fieldsOf(views('en')));
    for (const field of ['order', 'grants', 'kind', 'sampleLessons']) expect(fields).not.toContain(field);
  });
});

describe('an offer', () => {
  test('is the product’s price, currency and time', () => {
    const offer = {
      productId: 'grammar_basics_id',
      available: true,
      priceMinor: 4900,
      currency: 'USD',
      accessDays: 365,
      opening: { isOpen: true, counted: { open: 1, total: 24 }, notYet: [] },
    };
    expect(reader.findCourse('grammar-basics', 'en')?.offer).toEqual(offer);
    expect(reader.listCourses('zh-Hant').find(({ slug }) => slug === 'grammar-basics')?.offer).toEqual(offer);
    expect(reader.findPlan('premium-account', 'en')?.offer).toMatchObject({
      priceMinor: 7900,
      accessDays: 180,
    });
  });

  test('of a plan counts the full tests that can be taken, and says what is not open yet', () => {
    const test = (slug: string, ready: boolean) => ({
      mock_test: slug,
      title: slug,
      sections: [
        {
          skill: 'speaking' as const,
          minutes: null,
          questions: null,
          opened_by: ['premium_account' as const],
          ready,
          may_sit: false,
        },
      ],
    });
    const withTests = createCatalogueReader(catalogue, {
      listFullTests: () => [test('one', true), test('two', false)],
      findTest: () => undefined,
    });
    expect(withTests.findPlan('premium-account', 'en')?.offer?.opening).toEqual({
      isOpen: true,
      counted: { open: 1, total: null },
      notYet: ['speaking-grading'],
    });
    expect(withTests.findPlan('basic-account', 'en')?.offer?.opening.isOpen).toBe(false);
  });

  test('lessons with a teacher are not open before they can be booked', () => {
    const opening = (open: readonly 'one-to-one-lessons'[]) =>
      createCatalogueReader({ ...catalogue, open }).findTeacher('hannah', 'en')?.lessonsOpening;
    expect(opening([])).toMatchObject({ isOpen: false, notYet: ['one-to-one-lessons'] });
    expect(opening(['one-to-one-lessons'])?.isOpen).toBe(true);
  });

  test('is none for what is free, and for nothing else', () => {
    const free = (list: readonly { readonly slug: string; readonly offer: object | null }[]) =>
      slugsOf(list.filter(({ offer }) => offer === null));
    expect(free(reader.listCourses('en'))).toEqual(['free-trial']);
    expect(free(reader.listPlans('en'))).toEqual(['free-trial']);
  });
});

describe('a course', () => {
  test('has at least one lesson to read, rendered, with its title apart', () => {
    for (const { slug } of catalogue.courses) {
      for (const language of LANGUAGES) {
        const samples = reader.findCourse(slug, language)?.samples ?? [];
        expect(samples.length).toBeGreaterThan(0);
        for (const { title, html } of samples) {
          expect(title).not.toBe('');
          // A lesson with a page of its own is not read here.
          if (html === null) continue;
          expect(html).toMatch(/^<(?:p|h2|ul|ol|table|div|blockquote)/);
          expect(html).not.toContain('<h1');
        }
      }
    }
  });

  test('tells a lesson of the older form in the language asked for', () => {
    const text = { en: renderMarkdown('# Tea\n\nIt is hot.'), 'zh-Hant': renderMarkdown('# 茶\n\n很燙。') };
    const title = { en: text.en.title, 'zh-Hant': text['zh-Hant'].title };
    const courses = catalogue.courses.map((course) => ({
      ...course,
      samples: course.samples.map(({ slug }) => ({ slug, title, text })),
    }));
    const older = createCatalogueReader({ ...catalogue, courses });
    const sample = (language: (typeof LANGUAGES)[number]) =>
      older.findCourse('grammar-basics', language)?.samples[0];
    expect(sample('en')).toMatchObject({ title: 'Tea', html: '<p>It is hot.</p>\n' });
    expect(sample('zh-Hant')).toMatchObject({ title: '茶', html: '<p>很燙。</p>\n' });
  });
});

describe('a plan', () => {
  test('says which sections may be sat at once, and how long they take', () => {
    expect(reader.findPlan('free-trial', 'en')?.openSections).toEqual([
      { skill: 'listening' },
      { skill: 'reading', durationMinutes: 20 },
      { skill: 'writing', durationMinutes: 20 },
      { skill: 'speaking' },
    ]);
    expect(reader.findPlan('free-trial', 'en')?.paper).toBe('free-trial');
    expect(reader.findPlan('basic-account', 'en')).toMatchObject({ paper: null, openSections: [] });
  });
});

describe('a name that nothing has yields nothing', () => {
  test.each([
    '',
    'no-such-thing',
    'Grammar-Basics',
    '__proto__',
    'constructor',
    'grammar_basics',
    '../courses',
  ])('%j', (slug) => {
    expect(reader.findCourse(slug, 'en')).toBeUndefined();
    expect(reader.findPlan(slug, 'zh-Hant')).toBeUndefined();
    expect(reader.findTeacher(slug, 'en')).toBeUndefined();
  });
});
