import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import type { WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

type Draft = WorkReply['drafts'][number];

/** The drafts of a text with their bands, the oldest first. */
export function WorkDrafts({ reply: { work, drafts } }: { readonly reply: WorkReply }) {
  const text = useText('works');
  if (drafts.length < 2) return null;
  return (
    <section className={styles.part} aria-labelledby="drafts" data-drafts="">
      <h2 id="drafts">{text('drafts.title')}</h2>
      <ol className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.work_id}>
            {draft.work_id === work.work_id ? (
              <strong>{text('drafts.this', { draft: draft.draft })}</strong>
            ) : (
              <TextLink to={addressOf(draft)}>{text('drafts.other', { draft: draft.draft })}</TextLink>
            )}{' '}
            <span>{stateOf(draft, text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const addressOf = ({ work_id: workId, state }: Draft) =>
  state === 'draft' ? paths.writeWork({ workId }) : paths.work({ workId });

function stateOf({ state, band, grader }: Draft, text: ReturnType<typeof useText<'works'>>): string {
  if (state !== 'graded') return text(`drafts.${state}`);
  if (!band) return text('graders.noBand');
  return text(grader === 'teacher' ? 'drafts.teacher' : 'drafts.estimate', { band: formatBandRange(band) });
}
