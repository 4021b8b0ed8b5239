/**
 * Who may open a page. `guards-itself`: for someone who is signed in; the page itself decides when to
 * redirect.
 */
export type PageAccess = 'anyone' | 'signed-in' | 'guards-itself';

export type PageOptions = {
  /** The page's module in the feature's `web` folder, without `-page.tsx`. */
  readonly file: string;
  readonly access: PageAccess;
  /**
   * For a path with a parameter. `alike`: the loader does not read the parameter, so every object has the
   * same page. Any other word names the list of the existing objects, and each of them has a separate page.
   */
  readonly objects?: string;
  /** The page is a call: it may use the camera and share the screen. All others may use neither. */
  readonly isCall?: true;
};

/** `objects` is required where the path has a parameter, and refused elsewhere. */
type ObjectsRule<Path> = Path extends `${string}:${string}`
  ? { readonly objects: string }
  : { readonly objects?: never };

/**
 * The pages of one feature by their paths, as React Router writes them: '' is the front page, '*' matches all
 * other addresses. Pure data: routes, page shells and guards are derived from it.
 */
export function definePages<
  const Folder extends string,
  const Pages extends Readonly<Record<string, PageOptions>>,
>(feature: Folder, pages: Pages & { readonly [Path in keyof Pages]: ObjectsRule<Path> }) {
  return { feature, pages: pages as Pages };
}

export type FeaturePages = {
  readonly feature: string;
  readonly pages: Readonly<Record<string, PageOptions>>;
};

/** For a feature without pages. */
export const NO_PAGES = { feature: '', pages: {} } as const;

type OptionsOf<Pages extends FeaturePages> = Pages['pages'][keyof Pages['pages']];

/** The lists of objects that features' pages name: a union such as 'courses' | 'teachers'. */
export type ObjectLists<Pages extends FeaturePages> = Pages extends FeaturePages
  ? OptionsOf<Pages> extends infer Options
    ? Options extends { readonly objects: infer List extends string }
      ? Exclude<List, 'alike'>
      : never
    : never
  : never;

/** A page of the site. */
export type SitePage = PageOptions & {
  readonly path: string;
  /** The feature's folder. */
  readonly feature: string;
};

/** All pages of some features, in their order. */
export function listPages(features: readonly FeaturePages[]): readonly SitePage[] {
  return features.flatMap(({ feature, pages }) =>
    Object.entries(pages).map(([path, options]) => ({ ...options, path, feature })),
  );
}
