import { readdirSync, readFileSync } from 'node:fs';
import { paths } from '#paths';

function slugs(folder: string): string[] {
  return readdirSync(`content/${folder}`)
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

type Numbered = { readonly slug: string; readonly number: number; readonly draft?: boolean };

/** The published tutorials, in the order of their numbers. */
function publishedTutorials(): string[] {
  return readdirSync('content/tutorials', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) => JSON.parse(readFileSync(`content/tutorials/${name}/tutorial.json`, 'utf8')) as Numbered,
    )
    .filter(({ draft }) => draft !== true)
    .sort((one, other) => one.number - other.number)
    .map(({ slug }) => slug);
}

/** The paths for search engines. A test compares them with /sitemap.xml. */
export const PUBLIC_PATHS: readonly string[] = [
  paths.home(),
  paths.courses(),
  ...slugs('courses').map((slug) => paths.course({ slug })),
  paths.tutorials(),
  ...publishedTutorials().map((slug) => paths.tutorial({ slug })),
  paths.plans(),
  ...slugs('plans').map((slug) => paths.plan({ slug })),
  paths.teachers(),
  ...slugs('teachers').map((slug) => paths.teacher({ slug })),
  paths.howWeMark(),
  paths.about(),
  paths.contact(),
  paths.faq(),
  paths.careers(),
  paths.terms(),
  paths.privacy(),
  paths.sitemap(),
];

export const AUTH_PATHS: readonly string[] = [
  paths.signin(),
  paths.signup(),
  paths.code(),
  paths.emailVerify(),
  paths.forgetPassword(),
  paths.resetPassword(),
];

/** Pages for a person who is signed in. Others are redirected to sign-in. */
export const SIGNED_IN_PATHS: readonly string[] = [
  paths.me(),
  paths.profile(),
  paths.settings(),
  paths.orders(),
];

export const MISSING_PATH = '/no/such/page';
export const GALLERY_PATH = '/dev/ui';

/** Every page that a visitor without an attempt can open. */
export const ALL_PATHS: readonly string[] = [
  ...PUBLIC_PATHS,
  ...AUTH_PATHS,
  paths.cart(),
  MISSING_PATH,
  GALLERY_PATH,
];
