import './prose.css';

/** Text rendered from trusted Markdown: headings, lists, tables that scroll by themselves, quotes. */
export function Prose({ html, lang }: { readonly html: string; readonly lang?: string }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
