import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { createLessonPreviews } from '#features/courses/server/index.ts';
import { lessonPreviews } from '#features/courses/web/index.ts';
import { readMarkingMethod } from '#features/grading/server/index.ts';
import { markingMethod, teacherAgreement } from '#features/grading/web/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import { siteReader } from '#features/site/web/index.ts';
import { createTutorialReader } from '#features/tutorials/server/index.ts';
import { tutorialReader } from '#features/tutorials/web/index.ts';
import {
  installationContext,
  languageContext,
  schoolContext,
  yearContext,
} from '#platform/http/page-context.ts';
import { cataloguesContext } from '#platform/http/page-texts.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { SitePage } from '#platform/pages/define-pages.ts';
import { CATALOGUES } from '#tests/browser/texts.ts';
import type { SiteContent } from './site-content.ts';

type PageModule = { readonly loader?: (page: LoaderFunctionArgs) => unknown };

/** A page's module, as the route table names it. */
async function importPage({ feature, file }: SitePage): Promise<PageModule> {
  const url = new URL(`../features/${feature}/web/${file}-page.tsx`, import.meta.url);
  return (await import(/* @vite-ignore */ url.pathname)) as PageModule;
}

/** Everything a loader reads, without a database: the content as it is, without changed prices. */
function createContext(content: SiteContent, language: Language): RouterContextProvider {
  const context = new RouterContextProvider();
  const publicUrl = 'http://site.example';
  context.set(languageContext, language);
  context.set(installationContext, {
    publicUrl,
    apiBase: '',
    appKey: 'key',
    devPages: true,
    guarded: '',
    polyfills: undefined,
  });
  context.set(schoolContext, (each) => content.siteReader.getFrame(each));
  context.set(yearContext, 2026);
  context.set(cataloguesContext, (each) => CATALOGUES[each]);
  context.set(catalogueReader, content.catalogueReader);
  context.set(siteReader, content.siteReader);
  context.set(tutorialReader, createTutorialReader(content.tutorials, Buffer.alloc(32)));
  context.set(markingMethod, readMarkingMethod({ graders: { model: undefined } }));
  context.set(teacherAgreement, async () => null);
  context.set(lessonPreviews, createLessonPreviews(content.courses));
  return context;
}

/** The result of a page's loader, returned or thrown, when every parameter of its path is `word`. */
export async function runLoader(
  content: SiteContent,
  page: SitePage,
  word: string,
  language: Language = 'en',
): Promise<unknown> {
  const { loader } = await importPage(page);
  const url = new URL(`http://site.example/${page.path.replace(/:\w+/g, word)}`);
  const names = [...page.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, word]);
  const order = {
    request: new Request(url),
    url,
    params: Object.fromEntries(names) as Record<string, string>,
    context: createContext(content, language),
    pattern: `/${page.path}`,
  };
  try {
    return await loader?.(order as unknown as LoaderFunctionArgs);
  } catch (error) {
    return error;
  }
}
