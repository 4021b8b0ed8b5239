import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatBand } from '#ielts/bands/format-band.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DeskWork } from '../desk-replies.ts';
import { listMissing, type Missing } from '../draft/list-missing.ts';
import type { DraftContent } from '../draft/draft-content.ts';
import { overallBand } from '../draft/draft-content.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { MachineBand } from './machine-band.tsx';
import { MissingList } from './missing-list.tsx';
import { SeedResult } from './seed-result.tsx';
import { SentNotice } from './sent-notice.tsx';
import type { Finish } from './use-finish.ts';
import { VersionDialog } from './version-dialog.tsx';
import styles from './finish.module.css';

/** The button that completes, sends or takes back. The keyboard leads to it. */
export const FINISH_BUTTON = '[data-finish-button]';

type FinishProps = {
  readonly work: DeskWork;
  readonly content: DraftContent;
  readonly readOnly: boolean;
  readonly finish: Finish;
  readonly onShow: (missing: Missing) => void;
  readonly onOver: () => void;
  readonly onClaimNext: () => void;
};

/** What is missing, the machine's estimate, and how the marking is sent. */
export function FinishPanel(props: FinishProps) {
  const { work, content, readOnly, finish, onShow, onOver, onClaimNext } = props;
  const t = useText('desk');
  const { draft } = work;
  return (
    <div className={styles.panel} data-finish={draft.state}>
      <FailureNotice failure={finish.failure} />
      {draft.changed_because === null ? null : (
        <p className={styles.quiet}>
          {t('version.because', { number: draft.version, reason: draft.changed_because })}
        </p>
      )}
      {draft.state === 'draft' && !readOnly ? (
        <OpenMarking work={work} content={content} finish={finish} onShow={onShow} />
      ) : null}
      {draft.state === 'sent' && draft.undo_until ? (
        <SentNotice
          undoUntil={draft.undo_until}
          serverNow={work.server_now}
          busy={finish.busy === 'take-back'}
          onTakeBack={() => void finish.takeBack()}
          onOver={onOver}
        />
      ) : null}
      {work.seed === null ? null : <SeedResult seed={work.seed} />}
      {draft.state === 'final' && work.seed === null ? <FinalMarking work={work} finish={finish} /> : null}
      <MachineBand work={work} />
      {draft.state === 'draft' ? null : (
        <p className={styles.acts}>
          <Button onClick={onClaimNext} data-claim-next="">
            {t('queue.next')}
          </Button>
          <ButtonLink to={paths.teach()} variant="quiet">
            {t('queue.back')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

type OpenProps = Pick<FinishProps, 'work' | 'content' | 'finish' | 'onShow'>;

function OpenMarking({ work: { draft }, content, finish, onShow }: OpenProps) {
  const t = useText('desk');
  const missing = listMissing(content);
  const overall = overallBand(content);
  const isReady = missing.length === 0;
  const navigate = useNavigate();
  const act = draft.is_complete ? 'send' : 'complete';
  return (
    <>
      <MissingList missing={missing} ids={content.comments.map(({ id }) => id)} onShow={onShow} />
      {isReady && overall !== null ? <p>{t(`finish.${act}Text`, { band: formatBand(overall) })}</p> : null}
      <p className={styles.acts}>
        <Button
          variant={isReady ? 'primary' : 'secondary'}
          aria-disabled={!isReady}
          busy={finish.busy === act}
          data-finish-button={act}
          onClick={() => {
            const [first] = missing;
            if (first) onShow(first);
            else void (act === 'send' ? finish.send() : finish.complete());
          }}
        >
          {t(`finish.${act}`)}
        </Button>
        <Button
          variant="quiet"
          busy={finish.busy === 'release'}
          data-release=""
          onClick={() => void finish.release().then((ok) => ok && navigate(paths.teach()))}
        >
          {t('finish.release')}
        </Button>
      </p>
    </>
  );
}

function FinalMarking({ work, finish }: Pick<FinishProps, 'work' | 'finish'>) {
  const t = useText('desk');
  const [isOpen, setOpen] = useState(false);
  const { order } = work;
  const isAgreement = order.state === 'second-opinion' && order.turn === 'agreement';
  const mayChange = order.state === 'done' || isAgreement;
  return (
    <>
      <Notice
        tone={isAgreement ? 'warning' : 'success'}
        title={t(isAgreement ? 'agree.title' : 'final.title')}
      >
        <p>{isAgreement ? t('agree.text') : t(order.state === 'done' ? 'final.text' : 'final.waiting')}</p>
      </Notice>
      {mayChange ? (
        <p className={styles.acts}>
          <Button variant="secondary" onClick={() => setOpen(true)} data-new-version="">
            {t('version.open')}
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <VersionDialog
          isAgreement={isAgreement}
          busy={finish.busy === 'version'}
          onClose={() => setOpen(false)}
          onStart={(reason) => void finish.startVersion(reason).then((ok) => setOpen(!ok))}
        />
      ) : null}
    </>
  );
}
