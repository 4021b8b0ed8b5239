import type { CatalogueReader, Offer, PictureView } from '../../catalogue-contract.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { plural } from '#platform/i18n/plural.ts';
import { paths } from '#paths';
import { lessonProductId, type Name, type Product } from '../../domain/products/product.ts';

/** A product with what pages show of it. */
export type ListedProduct = (
  | Exclude<Product, { readonly kind: 'lessons' }>
  | (Extract<Product, { readonly kind: 'lessons' }> & { readonly teacherName: Name })
) & {
  readonly path: string;
  readonly picture: Omit<PictureView, 'alt'> & { readonly alt: Name };
};

/** Everything that the content sells, at its own prices, by identifier, in the order of the menu. */
export type ProductList = ReadonlyMap<string, ListedProduct>;

type Shown = { readonly slug: string; readonly key: string };

/** The same text in every language. */
function inAll<T>(list: (language: Language) => readonly T[]): { readonly en: T; readonly 'zh-Hant': T }[] {
  const [en = [], zhHant = []] = LANGUAGES.map(list);
  return en.flatMap((each, place) => {
    const other = zhHant[place];
    return other ? [{ en: each, 'zh-Hant': other }] : [];
  });
}

const pictureOf = (en: PictureView, zhHant: PictureView) => ({
  src: en.src,
  width: en.width,
  height: en.height,
  alt: { en: en.alt, 'zh-Hant': zhHant.alt },
});

type Card = Shown & { readonly title: string; readonly cover: PictureView; readonly offer: Offer | null };

function accessProducts(
  kind: 'course' | 'plan',
  list: (language: Language) => readonly Card[],
  path: (shown: Shown) => string,
): ListedProduct[] {
  return inAll(list).flatMap(({ en, 'zh-Hant': zhHant }) =>
    en.offer
      ? [
          {
            id: en.offer.productId,
            kind,
            name: { en: en.title, 'zh-Hant': zhHant.title },
            priceMinor: en.offer.priceMinor,
            available: true,
            opening: en.offer.opening,
            grants: en.key,
            accessDays: en.offer.accessDays,
            path: path(en),
            picture: pictureOf(en.cover, zhHant.cover),
          },
        ]
      : [],
  );
}

function markingProducts(catalogue: CatalogueReader): ListedProduct[] {
  return inAll((language) => catalogue.listMarkings(language)).flatMap(({ en, 'zh-Hant': zhHant }) =>
    en.offer
      ? [
          {
            id: en.offer.productId,
            kind: 'marking',
            name: { en: en.title, 'zh-Hant': zhHant.title },
            priceMinor: en.offer.priceMinor,
            available: true,
            opening: en.offer.opening,
            grants: en.key,
            accessDays: en.offer.accessDays,
            path: paths.singleMarkings(),
            picture: pictureOf(en.cover, zhHant.cover),
          },
        ]
      : [],
  );
}

/** A pack's name, which includes teacher, number and length, so it is clear anywhere. */
function packName(teacher: Name, lessons: number, minutes: number): Name {
  return {
    en: `${lessons} ${plural(lessons, 'lesson', 'lessons')} with ${teacher.en}, ${minutes} minutes${plural(lessons, '', ' each')}`,
    'zh-Hant': `${teacher['zh-Hant']}老師一對一課程 ${lessons} 堂，${lessons === 1 ? '' : '每堂 '}${minutes} 分鐘`,
  };
}

function lessonProducts(catalogue: CatalogueReader): ListedProduct[] {
  return inAll((language) => catalogue.listTeachers(language)).flatMap(({ en, 'zh-Hant': zhHant }) =>
    (['low', 'high'] as const).flatMap((tier) =>
      en.rates[tier].entries.map((entry): ListedProduct => {
        const { minutes } = en.rates[tier];
        return {
          id: lessonProductId(en.key, tier, entry.key),
          kind: 'lessons',
          name: packName({ en: en.name, 'zh-Hant': zhHant.name }, entry.lessons, minutes),
          priceMinor: entry.priceMinor,
          available: true,
          opening: en.lessonsOpening,
          teacher: en.key,
          teacherName: { en: en.name, 'zh-Hant': zhHant.name },
          minutes,
          lessons: entry.lessons,
          path: paths.teacher(en),
          picture: pictureOf(en.portrait, zhHant.portrait),
        };
      }),
    ),
  );
}

export function listContentProducts(catalogue: CatalogueReader): ProductList {
  const products = [
    ...accessProducts('course', (language) => catalogue.listCourses(language), paths.course),
    ...accessProducts('plan', (language) => catalogue.listPlans(language), paths.plan),
    ...markingProducts(catalogue),
    ...lessonProducts(catalogue),
  ];
  return new Map(products.map((product) => [product.id, product]));
}
