import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, type RouterContextProvider } from 'react-router';
import { documentPartsContext, languageContext } from '../http/page-context.ts';
import { cataloguesContext } from '../http/page-texts.ts';
import { TextProvider } from '../i18n/text-provider.tsx';
import type { PartView } from './static-part.tsx';

/** The loader arguments that a part may depend on. */
type Page = { readonly context: Readonly<RouterContextProvider>; readonly url: URL };

// React puts them first for pictures that are in view immediately. The pictures themselves come a few bytes
// later.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Renders a part of a page in its loader, for `<StaticPart>` to show. Components named only here reach no
 * browser (docs/decisions/0009-lean-bundles.md). A document carries the part once, as HTML. `inData` sends it
 * as data too, for a part that the first page may not show.
 */
export function renderPart(
  { context, url }: Page,
  part: string,
  element: ReactNode,
  { inData = false }: { readonly inData?: boolean } = {},
): PartView {
  const language = context.get(languageContext);
  const rendered = renderToStaticMarkup(
    <StaticRouter location={url.pathname}>
      <TextProvider language={language} catalogue={context.get(cataloguesContext)(language)}>
        {element}
      </TextProvider>
    </StaticRouter>,
  );
  const html = rendered.replace(PRELOADS, '');
  const document = context.get(documentPartsContext);
  document?.set(part, html);
  return document && !inData ? { part } : { part, html };
}
