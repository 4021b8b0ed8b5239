import { useContext, useSyncExternalStore } from 'react';
import { MarkingContext, markClass } from '#features/questions/web/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import '#ui/prose.css';
import { markHtml } from './mark-html.ts';

type MarkedHtmlProps = {
  /** The name of the piece for the marking tools. */
  readonly name: string;
  readonly lang: Language;
  readonly html: string;
};

const never = () => () => undefined;
const nothing = () => '';

/** Text of our own with the learner's highlights and notes in it. */
export function MarkedHtml({ name, lang, html }: MarkedHtmlProps) {
  const marking = useContext(MarkingContext);
  const look = marking ? () => marking.specOf(name) : nothing;
  const spec = useSyncExternalStore(marking?.subscribe ?? never, look, nothing);
  return (
    <div
      className="prose"
      lang={lang}
      data-text-block={name}
      dangerouslySetInnerHTML={{ __html: markHtml(html, spec, markClass) }}
    />
  );
}
