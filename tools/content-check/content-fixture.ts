import { formatContentProblem } from '#platform/content/content-problem.ts';
import type {
  courseSchema,
  planSchema,
  teacherSchema,
} from '#features/shop/server/products/content-schemas.ts';
import type { z } from 'zod';
import { type Content, parseContent } from './content.ts';
import type { ContentRule } from './content-rule.ts';

/** Everything is recorded. */
const audio: Content['audio'] = {
  findRecording: (mockTest, script, { turns }) => ({
    recording: {
      src: `/media/audio/${mockTest}/${script.replace('scripts/', '')}.m4a`,
      durationMs: turns.length,
      synthetic: true,
    },
    times: turns.map(({ id }, i) => ({ id, startMs: i, endMs: i + 1 })),
  }),
  findLine: (mockTest, id) => ({
    src: `/media/audio/${mockTest}/${id}.m4a`,
    durationMs: 1,
    synthetic: true,
  }),
};

/**
 * Content of the files that are named; values become JSON. Every picture is there but `art/missing.svg`, and every
 * recording.
 */
export function aContent(...files: Readonly<Record<string, unknown>>[]): Content {
  const texts = Object.entries(Object.assign({}, ...files)).map(([file, value]): [string, string] => [
    file,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  return parseContent(new Map(texts), {
    hasPicture: (src) => src !== 'art/missing.svg',
    audio,
    hasMedia: () => true,
    // Every tutorial is rendered.
    tutorialMedia: { check: () => [], findTimes: () => undefined, countBytes: () => 0 },
  });
}

/** A rule's problems with some files, as the author reads them. */
export function problemsOf(rule: ContentRule, ...files: Readonly<Record<string, unknown>>[]): string[] {
  return rule.check(aContent(...files)).map(formatContentProblem);
}

/** The text of a file after a rule has fixed it; undefined when the rule leaves it alone. */
export function mendedBy(rule: ContentRule, files: Readonly<Record<string, unknown>>, file: string) {
  return rule.fix?.(aContent(files)).get(file);
}

export function both(en: string, zhHant = '中文') {
  return { en, 'zh-Hant': zhHant };
}

const cover = { src: 'art/cover.svg', alt: both('A lamp', '一盞燈') };
const questions = [{ question: both('Why?', '為什麼？'), answer: both('Because.', '因為。') }];

export function aCourse(changes: Partial<z.input<typeof courseSchema>> = {}) {
  return {
    key: 'lamps',
    slug: 'lamps',
    order: 1,
    productId: 'lamps_id',
    cover,
    title: both('Lamps', '燈'),
    tagline: both('All about lamps.', '燈的一切。'),
    summary: both('A course about lamps.', '一門關於燈的課程。'),
    bands: { from: 3, to: 4 },
    hours: 1,
    audience: [both('You'), both('She')],
    outcomes: [both('One'), both('Two'), both('Three'), both('Four')],
    syllabus: [
      {
        title: both('First', '一'),
        lessons: [
          { slug: 'oil', title: both('Oil', '油'), minutes: 30 },
          { slug: 'wicks', title: both('Wicks', '燈芯'), minutes: 40 },
        ],
      },
    ],
    sampleLessons: ['oil'],
    faq: questions,
    ...changes,
  } satisfies z.input<typeof courseSchema>;
}

export function aPlan(changes: Partial<z.input<typeof planSchema>> = {}) {
  const text = both('Yes', '有');
  return {
    key: 'basic_account',
    slug: 'basic-account',
    order: 1,
    productId: 'basic_account_id',
    paper: null,
    cover,
    title: both('Basic account', '基本帳號'),
    tagline: both('All tests.', '全部測驗。'),
    summary: both('All tests.', '全部測驗。'),
    includes: (['listening', 'reading', 'writing', 'speaking'] as const).map((skill) => ({ skill, text })),
    features: [text, text, text],
    marking: [1, 2, 3].map(() => ({ title: text, text })),
    faq: questions,
    ...changes,
  } satisfies z.input<typeof planSchema>;
}

type Rates = z.input<typeof teacherSchema>['rates'];
type Entry = Rates['low']['entries'][number];

export function rateEntries(prices: readonly number[], lessons: readonly number[] = [1, 2, 3]): Entry[] {
  return (['01_lesson', '10_lesson', '20_lesson'] as const).map((key, i) => ({
    key,
    lessons: lessons[i] ?? 1,
    priceMinor: prices[i] ?? 1,
    desc: both(`${lessons[i]} lessons`, `${lessons[i]} 堂課`),
  }));
}

export function aTeacher(changes: Partial<z.input<typeof teacherSchema>> = {}) {
  const text = both('Kind', '親切');
  return {
    key: 'teacher_01',
    slug: 'ann',
    order: 1,
    portrait: cover,
    name: both('Ann', '安'),
    country: both('Canada', '加拿大'),
    headline: text,
    bio: [text],
    specialities: [text],
    languages: [text],
    timeZone: 'America/Toronto',
    rates: {
      low: { minutes: 25, entries: rateEntries([2600, 3600, 4600]) },
      high: { minutes: 50, entries: rateEntries([3600, 4600, 5600]) },
    },
    ...changes,
  } satisfies z.input<typeof teacherSchema>;
}

/** A FAQ whose questions have these keys. The first `home` of them are on the front page. */
export function aFaq(keys: readonly string[], home = 0) {
  const topic = (key: string, i: number) => ({
    key,
    question: both('Why?', '為什麼？'),
    answer: both('Because.', '因為。'),
    ...(i < home ? { home: true } : {}),
  });
  return { topics: [{ key: 'test', title: both('Test', '測驗'), questions: keys.map(topic) }] };
}

export function products(
  ...sold: readonly (readonly [id: string, kind: 'course' | 'plan', grants: string])[]
) {
  return {
    currency: 'USD',
    open: [] as string[],
    products: sold.map(([id, kind, grants]) => ({ id, kind, grants, priceMinor: 4900, accessDays: 365 })),
  };
}
