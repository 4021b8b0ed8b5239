import { useId } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import { MarkedSentences } from './marked-sentences.tsx';
import styles from './learner.module.css';

type Family = { readonly family: string; readonly name: string; readonly count: number };

export type MarkedDraftProps = {
  /** The draft before, which a teacher has marked. */
  readonly workId: string;
  /** Its number. */
  readonly draft: number;
  /** The text of the draft of the page. */
  readonly text: string;
  /** The errors that a program found in the draft of the page. Null: it has not looked yet. */
  readonly families: readonly Family[] | null;
};

/**
 * What a teacher said about the draft before: each commented sentence with what became of it, and the errors marked
 * there next to those that a program finds in this draft.
 */
export function MarkedDraft({ workId, draft, text: next, families }: MarkedDraftProps) {
  const text = useText('markingOffer');
  const language = useLanguage();
  const session = useSession();
  const id = useId();
  const offer = useReply(
    () => call(MARKING_ENDPOINTS, 'getMarkingOffer', { query: { work_id: workId } }),
    session ? `${session.user.id} ${workId}` : undefined,
  ).state;
  const order = offer.status === 'ready' ? offer.reply.order : null;
  const markingOrderId = order?.state === 'done' ? order.marking_order_id : undefined;
  const { state } = useReply(
    () => call(MARKING_ENDPOINTS, 'getMarking', { params: { markingOrderId: markingOrderId ?? '' } }),
    markingOrderId === undefined ? undefined : `${markingOrderId} ${language}`,
  );
  if (state.status !== 'ready' || markingOrderId === undefined) return null;
  const { marking, work } = state.reply;
  const marked = marking?.families ?? [];
  const countOf = (family: string) => families?.find((each) => each.family === family)?.count ?? 0;
  const fresh = (families ?? []).filter(
    ({ family, count }) => count > 0 && !marked.some((each) => each.family === family),
  );
  return (
    <section aria-labelledby={id} className={styles.part} data-marked-draft="">
      <h2 id={id}>{text('draft.title')}</h2>
      {marking ? <MarkedSentences marked={work.text} next={next} comments={marking.comments} /> : null}
      {families && marked.length > 0 ? (
        <>
          <h3>{text('draft.families')}</h3>
          <p>{text('draft.text', { draft })}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('draft.family')}</th>
                <th scope="col">{text('draft.before')}</th>
                <th scope="col">{text('draft.now')}</th>
              </tr>
            </thead>
            <tbody>
              {marked.map(({ family, name, count }) => (
                <tr key={family}>
                  <th scope="row">{name}</th>
                  <td>{count}</td>
                  <td>{countOf(family) === 0 ? text('draft.gone') : countOf(family)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {fresh.length > 0 ? <p>{text('draft.fresh', { names: listNames(fresh, language) })}</p> : null}
        </>
      ) : null}
      <p>
        <TextLink variant="arrow" to={paths.marking({ markingOrderId })}>
          {text('draft.link', { draft })}
        </TextLink>
      </p>
    </section>
  );
}

const listNames = (families: readonly Family[], language: string) =>
  families.map(({ name }) => name).join(language === 'en' ? '; ' : '、');
