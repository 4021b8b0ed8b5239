import { Settings as SettingsIcon, User as UserIcon } from 'lucide-react';
import { paths } from '#paths';
import type { TextPath } from '#platform/i18n/translate.ts';
import type { siteEn } from './texts-en.ts';

type Label = TextPath<typeof siteEn> & `menu.${string}`;
export type MenuLink = {
  readonly label: Label;
  readonly to: string;
  /** `none`: its route is asked for on a click, and not sent to each page that has the menu. */
  readonly discover?: 'none';
};
export type MenuGroup = { readonly id: string; readonly label: Label; readonly links: readonly MenuLink[] };

/** The header's menu: two groups that open, and three links. */
export const MENU: readonly (MenuGroup | MenuLink)[] = [
  {
    id: 'menu-courses',
    label: 'menu.courses',
    links: [
      { label: 'menu.grammarBasics', to: paths.course({ slug: 'grammar-basics' }) },
      { label: 'menu.grammarAdvanced', to: paths.course({ slug: 'grammar-advanced' }) },
      { label: 'menu.ieltsBasics', to: paths.course({ slug: 'ielts-basics' }) },
      { label: 'menu.ieltsAdvanced', to: paths.course({ slug: 'ielts-advanced' }) },
      { label: 'menu.tutorials', to: paths.tutorials() },
      { label: 'menu.practice', to: paths.practice(), discover: 'none' },
      { label: 'menu.allCourses', to: paths.courses() },
    ],
  },
  {
    id: 'menu-mock-tests',
    label: 'menu.mockTests',
    links: [
      { label: 'menu.freeTrial', to: paths.plan({ slug: 'free-trial' }) },
      { label: 'menu.basicAccount', to: paths.plan({ slug: 'basic-account' }) },
      { label: 'menu.premiumAccount', to: paths.plan({ slug: 'premium-account' }) },
      { label: 'menu.allMockTests', to: paths.plans() },
    ],
  },
  { label: 'menu.teachers', to: paths.teachers() },
  { label: 'menu.about', to: paths.about() },
  { label: 'menu.contact', to: paths.contact() },
];

/** Additional entries for signed-in people; `wide`: shown as an icon only where there is no menu. */
export const PERSONAL = [
  { label: 'menu.profile', to: paths.profile(), Icon: UserIcon, wide: false },
  { label: 'menu.settings', to: paths.settings(), Icon: SettingsIcon, wide: true },
] as const satisfies readonly (MenuLink & { readonly Icon: unknown; readonly wide: boolean })[];
