import type { Language } from '#platform/i18n/language.ts';

/** What pages see of the site's own content. Texts are in the page's language. */

export type PictureView = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The frame of every page. */
export type SiteFrame = {
  readonly name: string;
  readonly email: string;
  readonly hours: string;
  readonly location: string;
  readonly description: string;
  readonly social: readonly {
    readonly network: SocialNetwork;
    readonly url: string;
    readonly label: string;
  }[];
};

export type Figure = { readonly key: string; readonly value: string; readonly label: string };

export type ExampleRow = {
  readonly number: number;
  readonly yours: string;
  readonly key: string;
  readonly right: boolean;
  readonly why: string;
};

export type HomeView = {
  readonly slides: readonly {
    readonly key: string;
    readonly href: string;
    readonly art: PictureView;
    readonly title: string;
    readonly text: string;
    readonly button: string;
  }[];
  readonly courses: { readonly title: string; readonly text: string };
  readonly mockTests: { readonly title: string; readonly text: string };
  readonly teachers: { readonly title: string; readonly text: string; readonly points: readonly string[] };
  readonly figures: { readonly title: string; readonly note: string; readonly list: readonly Figure[] };
  readonly example: {
    readonly title: string;
    readonly text: string;
    readonly result: {
      readonly raw: number;
      readonly of: number;
      readonly band: number;
      readonly caption: string;
      readonly rows: readonly ExampleRow[];
    };
  };
  readonly faq: {
    readonly title: string;
    readonly questions: readonly { readonly key: string; readonly question: string; readonly html: string }[];
  };
};

export type FaqView = readonly {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly { readonly key: string; readonly question: string; readonly html: string }[];
}[];

/** A prose page, or one of clauses: each `## ` of the text is a clause with an anchor. */
export type ProseView = {
  readonly title: string;
  /** The text before the first clause. */
  readonly introductionHtml: string;
  readonly clauses: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  readonly description: string;
};

export const PROSE_PAGES = ['about', 'careers', 'terms', 'privacy'] as const;
export type ProsePage = (typeof PROSE_PAGES)[number];

/** The server's side of the site's pages. */
export type SiteReader = {
  getFrame(language: Language): SiteFrame;
  getHome(language: Language): HomeView;
  getFaq(language: Language): FaqView;
  getProse(page: ProsePage, language: Language): ProseView;
};
