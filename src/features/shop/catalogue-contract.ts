import type { Language } from '#platform/i18n/language.ts';

/** What pages see of the catalogue. Texts are in the page's language. */

export type PictureView = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** What a product can promise besides lessons of a course and full tests. */
export type Feature = 'writing-grading' | 'speaking-grading' | 'teacher-marking' | 'one-to-one-lessons';

/** How much of a product exists, as the shop's rule says. */
export type Opening = {
  /** False: it is not sold yet. */
  readonly isOpen: boolean;
  /** Lessons of a course or full tests of a plan; null: it has neither. */
  readonly counted: { readonly open: number; readonly total: number | null } | null;
  readonly notYet: readonly Feature[];
};

/** What something costs; absent for what is free. */
export type Offer = {
  readonly productId: string;
  /** US cents. */
  readonly priceMinor: number;
  readonly currency: 'USD';
  readonly accessDays: number;
  /** False: it is not sold at present; what was bought stays. */
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
    readonly lessons: readonly { readonly title: string; readonly minutes: number }[];
  }[];
  /** Lessons anybody may read, at least one. */
  readonly samples: readonly { readonly slug: string; readonly title: string; readonly html: string }[];
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
  /** The mock test that may be sat at once; null: not without buying. */
  readonly paper: string | null;
  readonly offer: Offer | null;
};

export type PlanView = PlanCard & {
  /** The sections of `paper`; none when there is no paper. */
  /** Listening has no minutes of its own: it lasts as long as its recordings. */
  readonly openSections: readonly {
    readonly skill: PlanSkill;
    readonly durationMinutes?: number | undefined;
  }[];
  readonly summary: string;
  readonly features: readonly string[];
  readonly marking: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly QuestionAndAnswer[];
};

/** A full test as the mock tests list it. */
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
  /** The city that stands for it, in the language of the page. */
  readonly timeZoneCity: string;
  /** Whether lessons can be booked, and so be bought. */
  readonly lessonsOpening: Opening;
  readonly rates: { readonly low: RateTier; readonly high: RateTier };
};

/** The server's side of the catalogue pages. `find…` yields undefined for a name that nothing has. */
export type CatalogueReader = {
  listCourses(language: Language): CourseCard[];
  findCourse(slug: string, language: Language): CourseView | undefined;
  listPlans(language: Language): PlanCard[];
  /** What paid plans open, as it is for who has none. */
  listFullTests(language: Language): readonly FullTest[];
  /** A test that a plan opens to everybody. */
  findTest(mockTest: string, language: Language): FullTest | undefined;
  findPlan(slug: string, language: Language): PlanView | undefined;
  listTeachers(language: Language): TeacherView[];
  findTeacher(slug: string, language: Language): TeacherView | undefined;
};
