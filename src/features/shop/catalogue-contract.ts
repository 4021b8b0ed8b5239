import type { Language } from '#platform/i18n/language.ts';
import type { Opening } from './domain/products/opening.ts';
import type { MarkingKind } from './domain/products/product.ts';

/** What pages show of the catalogue. Texts are in the page's language. */

export type PictureView = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A price; absent for free products. */
export type Offer = {
  readonly productId: string;
  /** US cents. */
  readonly priceMinor: number;
  readonly currency: 'USD';
  /** Of access, or those in which a marking can be used. */
  readonly accessDays: number;
  /** False: it is not sold at present. Existing access stays. */
  readonly available: boolean;
  readonly opening: Opening;
};

export type QuestionAndAnswer = { readonly question: string; readonly answer: string };

export type CourseCard = {
  readonly slug: string;
  readonly key: string;
  readonly cover: PictureView;
  readonly title: string;
  readonly tagline: string;
  readonly bands: { readonly from: number; readonly to: number };
  readonly hours: number;
  readonly offer: Offer | null;
};

export type CourseView = CourseCard & {
  readonly summary: string;
  readonly audience: readonly string[];
  readonly outcomes: readonly string[];
  readonly syllabus: readonly {
    readonly title: string;
    readonly lessons: readonly {
      readonly slug: string;
      readonly title: string;
      /** Of an open lesson what it truly takes; otherwise what is planned. */
      readonly minutes: number;
    }[];
  }[];
  /** Lessons that anybody may read, at least one. Without a text the lesson has a page of its own. */
  readonly samples: readonly {
    readonly slug: string;
    readonly title: string;
    readonly html: string | null;
  }[];
  readonly faq: readonly QuestionAndAnswer[];
};

export type PlanSkill = 'listening' | 'reading' | 'writing' | 'speaking';

export type PlanCard = {
  readonly slug: string;
  readonly key: string;
  readonly cover: PictureView;
  readonly title: string;
  readonly tagline: string;
  readonly includes: readonly { readonly skill: PlanSkill; readonly text: string }[];
  /** The mock test that can be taken now; null: none without buying. */
  readonly paper: string | null;
  readonly offer: Offer | null;
};

export type PlanView = PlanCard & {
  /** The sections of `paper`; none when there is no paper. */
  /** Listening has no minutes: it lasts as long as its recordings. */
  readonly openSections: readonly {
    readonly skill: PlanSkill;
    readonly durationMinutes?: number | undefined;
  }[];
  readonly summary: string;
  readonly features: readonly string[];
  readonly marking: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly QuestionAndAnswer[];
};

/** One marking by a teacher, sold alone. */
export type MarkingCard = {
  readonly key: MarkingKind;
  readonly cover: PictureView;
  readonly title: string;
  readonly tagline: string;
  readonly includes: readonly string[];
  /** What can be submitted. */
  readonly needs: string;
  readonly offer: Offer | null;
};

/** A full test as the list of mock tests shows it. */
export type FullTest = {
  readonly mock_test: string;
  readonly title: string;
  readonly sections: {
    readonly skill: PlanSkill;
    readonly minutes: number | null;
    readonly questions: number | null;
    readonly opened_by: ('basic_account' | 'premium_account')[];
    readonly ready: boolean;
    readonly may_sit: boolean;
  }[];
};

export type RateTier = {
  readonly minutes: 25 | 50;
  readonly entries: readonly {
    readonly key: string;
    readonly lessons: number;
    /** US cents, for all lessons of the entry together. */
    readonly priceMinor: number;
    readonly desc: string;
    /** False: it is not sold at present. */
    readonly available: boolean;
  }[];
};

export type TeacherView = {
  readonly slug: string;
  readonly key: string;
  readonly portrait: PictureView;
  readonly name: string;
  readonly country: string;
  readonly headline: string;
  readonly bio: readonly string[];
  readonly specialities: readonly string[];
  readonly languages: readonly string[];
  /** IANA, such as Europe/London. */
  readonly timeZone: string;
  /** The city that stands for the zone, in the page's language. */
  readonly timeZoneCity: string;
  /** Whether lessons can be booked, and therefore bought. */
  readonly lessonsOpening: Opening;
  readonly rates: { readonly low: RateTier; readonly high: RateTier };
};

/** The server's side of the catalogue pages. `find…` returns undefined for an unknown name. */
export type CatalogueReader = {
  listCourses(language: Language): CourseCard[];
  findCourse(slug: string, language: Language): CourseView | undefined;
  listPlans(language: Language): PlanCard[];
  /** What paid plans open, as a learner without one sees it. */
  listFullTests(language: Language): readonly FullTest[];
  /** A test that a plan opens to everybody. */
  findTest(mockTest: string, language: Language): FullTest | undefined;
  findPlan(slug: string, language: Language): PlanView | undefined;
  listMarkings(language: Language): MarkingCard[];
  listTeachers(language: Language): TeacherView[];
  findTeacher(slug: string, language: Language): TeacherView | undefined;
};
