/** The interface languages. Codes are BCP 47 and are used in URLs, cookies and content files. */
export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
export const LANGUAGE_COOKIE = 'lang';
export const LANGUAGE_PARAMETER = 'lang';

/** A text in both languages. */
export type Localised<T = string> = Readonly<Record<Language, T>>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first language of an Accept-Language header that we speak, by weight; any Chinese is Traditional Chinese. */
function fromHeader(header: string): Language | undefined {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry, place) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag, place, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { tag } of wanted) {
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-Hant';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return undefined;
}

// A browser sends the same header with every request, and there are few of them.
const read = new Map<string, Language>();
const MAX_READ = 500;

function ofHeader(header: string): Language {
  const before = read.get(header);
  if (before) return before;
  const language = fromHeader(header) ?? DEFAULT_LANGUAGE;
  if (read.size < MAX_READ && header.length < 200) read.set(header, language);
  return language;
}

/**
 * The language of a request: `?lang=`, then the cookie of the header's toggle, then the browser's language,
 * then English. Unknown values are skipped.
 */
export function negotiateLanguage(request: {
  readonly query: string | null | undefined;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}): Language {
  if (isLanguage(request.query)) return request.query;
  if (isLanguage(request.cookie)) return request.cookie;
  return request.acceptLanguage ? ofHeader(request.acceptLanguage) : DEFAULT_LANGUAGE;
}
