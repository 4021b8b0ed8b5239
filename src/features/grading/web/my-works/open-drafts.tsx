import { useState } from 'react';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { useInstant } from '../drafts/use-instant.ts';
import type { WorkSummary } from '../drafts/work-replies.ts';
import styles from './my-works.module.css';

type OpenDraftsProps = { readonly drafts: readonly WorkSummary[]; readonly onDeleted: () => void };

/** The drafts that were not submitted, each with the way back to it. Nothing where there is none. */
export function OpenDrafts({ drafts, onDeleted }: OpenDraftsProps) {
  const t = useText('drafts');
  const instant = useInstant();
  const [chosen, setChosen] = useState<WorkSummary>();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="open-drafts">
      <h2 id="open-drafts">{t('mine.open')}</h2>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.work_id} className={styles.draft} data-draft={draft.work_id}>
            <div className={styles.promptText}>
              <h3 lang="en">{draft.prompt}</h3>
              <p>
                {[
                  t(`kind.${draft.kind}`),
                  t('draftNumber', { number: draft.draft }),
                  t('words', { count: draft.words }),
                  t('mine.started', { date: instant(draft.started_at) }),
                ].join(' · ')}
              </p>
            </div>
            <div className={styles.acts}>
              <ButtonLink
                variant="secondary"
                size="small"
                to={paths.writeWork({ workId: draft.work_id })}
                aria-label={t('mine.continueNamed', { prompt: draft.prompt })}
              >
                {t('mine.continue')}
              </ButtonLink>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('mine.deleteNamed', { prompt: draft.prompt })}
                onClick={() => setChosen(draft)}
              >
                {t('mine.delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {chosen ? (
        <DeleteDraft
          draft={chosen}
          onClose={() => setChosen(undefined)}
          onDeleted={() => {
            setChosen(undefined);
            onDeleted();
          }}
        />
      ) : null}
    </section>
  );
}

type DeleteDraftProps = {
  readonly draft: WorkSummary;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Deleting is for good, so it is confirmed. */
function DeleteDraft({ draft, onClose, onDeleted }: DeleteDraftProps) {
  const t = useText('drafts');
  const [step, setStep] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const remove = async () => {
    setStep('deleting');
    const result = await call(WORK_ENDPOINTS, 'deleteWork', { params: { workId: draft.work_id } });
    // A draft that is gone or submitted meanwhile is not in the list either.
    if (result.ok || result.kind === 'refused') onDeleted();
    else setStep('failed');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mine.deleteTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('mine.keep')}
          </Button>
          <Button variant="danger" busy={step === 'deleting'} onClick={() => void remove()}>
            {t('mine.confirmDelete')}
          </Button>
        </>
      }
    >
      <p>{t('mine.deleteText', { words: t('words', { count: draft.words }) })}</p>
      {step === 'failed' ? (
        <Notice tone="error" announce>
          {t('mine.deleteFailed')}
        </Notice>
      ) : null}
    </Dialog>
  );
}
