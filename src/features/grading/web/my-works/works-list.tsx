import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useBandText } from '../drafts/use-band-text.ts';
import { useInstant } from '../drafts/use-instant.ts';
import type { WorkSummary } from '../drafts/work-replies.ts';
import { promptStart } from './prompt-start.ts';
import styles from './my-works.module.css';

const COLUMNS = ['text', 'kind', 'state', 'band', 'grader', 'words', 'date'] as const;
/** In UTF-16 units. */
const SHOWN = 90;

type WorksListProps = {
  /** The newest first. */
  readonly works: readonly WorkSummary[];
  /** Whether the learner's plan has practice essays. */
  readonly open: boolean;
};

/** All submitted texts and interviews, the newest first. */
export function WorksList({ works, open }: WorksListProps) {
  const t = useText('drafts');
  const instant = useInstant();
  const bandText = useBandText();
  if (works.length === 0) {
    return (
      <EmptyState
        title={t('mine.empty')}
        action={
          <ButtonLink variant="secondary" to={paths.plans()}>
            {t('mine.emptyLink')}
          </ButtonLink>
        }
      >
        <p>{t(open ? 'mine.emptyText' : 'mine.emptyNeeds')}</p>
      </EmptyState>
    );
  }
  return (
    <section className={styles.part} aria-labelledby="all-works">
      <h2 id="all-works">{t('mine.all')}</h2>
      <DataTable
        caption={t('mine.all')}
        columns={COLUMNS.map((id) => ({ id, label: t(`mine.column.${id}`), isNumber: id === 'words' }))}
        rows={works.map((work) => ({
          key: work.work_id,
          marks: { 'data-work': work.work_id },
          cells: [
            <WorkName key="name" work={work} />,
            t(`kind.${work.kind}`),
            <span key="state" className={styles.whole}>
              {t(`mine.state.${work.state}`)}
            </span>,
            bandText(work) ?? (work.state === 'graded' ? t('mine.noBand') : '–'),
            work.grader ? t(`mine.grader.${work.grader}`) : t('mine.nobody'),
            work.kind === 'speaking' ? '–' : work.words,
            instant(work.submitted_at ?? work.started_at),
          ],
        }))}
      />
    </section>
  );
}

function WorkName({ work }: { readonly work: WorkSummary }) {
  const t = useText('drafts');
  const { prompt, draft, work_id: workId } = work;
  const name = promptStart(prompt, SHOWN);
  return (
    <>
      <TextLink to={paths.work({ workId })} lang={name === '' ? undefined : 'en'}>
        {name === '' ? t(`kind.${work.kind}`) : name}
      </TextLink>
      {draft > 1 ? <> · {t('draftNumber', { number: draft })}</> : null}
    </>
  );
}
