import { useEffect, useMemo, useReducer, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useLeaveWarning } from '#platform/navigation/use-leave-warning.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { BankProvider } from '../bank-parts.ts';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import { mayWrite } from '../marking-domain.ts';
import type { DeskWork } from '../desk-replies.ts';
import { useMarkingDraft, type MarkingDraft } from '../draft/use-marking-draft.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { PlayerKeys } from '../keys/player-keys.tsx';
import { PLAYER_KEYS } from '../recording-parts.ts';
import { actOnDesk, FIRST_DESK_STATE } from '../state/desk-state.ts';
import { useClaimNext } from '../use-claim-next.ts';
import { useFinish } from '../finish/use-finish.ts';
import type { WriterTab } from '../tabs/use-writer-tab.ts';
import { useServerNow } from '../use-server-now.ts';
import { DeskHead } from './desk-head.tsx';
import { DeskSide } from './desk-side.tsx';
import { LeaseNotice } from './lease-notice.tsx';
import { OtherTab } from './other-tab.tsx';
import { ReplacedDraft } from './replaced-draft.tsx';
import { TaskPanel } from './task-panel.tsx';
import { ESSAY_KEYS, INTERVIEW_KEYS, useDeskActs } from './use-desk-acts.ts';
import { useLease } from './use-lease.ts';
import { WorkBody } from './work-body.tsx';
import styles from './desk.module.css';

/** How often the clocks of the desk move. */
const TICK_MS = 20_000;

type DeskProps = {
  readonly work: DeskWork;
  readonly tab: WriterTab;
  readonly replace: (work: DeskWork) => void;
  readonly reload: () => void;
  /** Opens the desk again with what the device has, after a new claim. */
  readonly reopen: () => void;
};

/** A teacher's own id is not needed for the rule: the claim is theirs, or there is none. */
const OWN = 'own';

const isWritable = ({ order, draft, lease_until: leaseUntil }: DeskWork) =>
  draft.state === 'draft' && mayWrite({ ...order, claimedBy: leaseUntil === null ? null : OWN }, draft, OWN);

/** The desk of one work, with a draft that is saved as it is written. */
export function Desk({ work, tab, replace, reload, reopen }: DeskProps) {
  const t = useText('desk');
  const [isLost, setLost] = useState(false);
  const draft = useMarkingDraft(work, {
    onDraft: (stored, leaseUntil) =>
      replace({
        ...work,
        draft: stored,
        lease_until: leaseUntil === undefined ? work.lease_until : leaseUntil,
      }),
    onRefused(code) {
      if (code === 'already-sent') reload();
      else setLost(true);
    },
  });
  if (!draft) return <Skeleton lines={12} label={t('loading')} />;
  return (
    <OpenDesk
      work={work}
      tab={tab}
      draft={draft}
      isLost={isLost}
      onLost={() => setLost(true)}
      replace={replace}
      reload={reload}
      reopen={reopen}
    />
  );
}

type OpenDeskProps = DeskProps & {
  readonly draft: MarkingDraft;
  readonly isLost: boolean;
  readonly onLost: () => void;
};

function OpenDesk({ work, tab, draft, isLost, onLost, replace, reload, reopen }: OpenDeskProps) {
  const { order } = work;
  const params = { markingOrderId: order.marking_order_id };
  const [state, dispatch] = useReducer(actOnDesk, FIRST_DESK_STATE);
  const [isClaiming, setClaiming] = useState(false);
  const nowMs = useServerNow(work.server_now, TICK_MS);
  const next = useClaimNext();
  const finish = useFinish({ work, draft, replace, reload });
  const isElsewhere = !tab.isWriter && !isLost && isWritable(work);
  const readOnly = isLost || isElsewhere || !isWritable(work) || finish.busy === 'send';
  const { saveBy } = tab;
  useEffect(() => saveBy(draft.settle), [saveBy, draft.settle]);
  const renew = useLease({
    markingOrderId: order.marking_order_id,
    leaseUntil: readOnly ? null : work.lease_until,
    nowMs,
    onRenewed: (leaseUntil) => replace({ ...work, lease_until: leaseUntil }),
    onLost,
  });
  const desk = useDeskActs({ work, draft, state, dispatch, readOnly, finish, onClaimNext: next.claimNext });
  useLeaveWarning(!draft.journaled && draft.state !== 'saved');

  const loadRecording = useMemo(
    () => async (question: string) => {
      const result = await call(DESK_ENDPOINTS, 'getDeskRecording', {
        params: { markingOrderId: order.marking_order_id, question },
      });
      if (!result.ok) throw new Error('The recording could not be loaded.');
      return result.reply;
    },
    [order.marking_order_id],
  );

  const claimAgain = async () => {
    setClaiming(true);
    const result = await call(DESK_ENDPOINTS, 'claimMarking', { params });
    setClaiming(false);
    if (result.ok) reopen();
  };

  const isSpeaking = order.kind === 'speaking';
  const { language, first_name: firstName } = work.learner;
  return (
    <BankProvider language={language} firstName={firstName}>
      <div className={styles.desk} data-desk={order.kind} data-read-only={readOnly}>
        <DeskHead
          work={work}
          draft={draft}
          nowMs={nowMs}
          onHelp={() => dispatch({ do: 'help', isOpen: true })}
        />
        <div className={styles.notices}>
          <LeaseNotice
            isLost={isLost}
            leaseUntil={readOnly ? null : work.lease_until}
            nowMs={nowMs}
            busy={isClaiming}
            onRenew={() => void renew()}
            onClaim={() => void claimAgain()}
          />
          {isElsewhere ? <OtherTab take={tab.take} /> : null}
          <ReplacedDraft draft={draft} />
          <FailureNotice failure={next.failure} />
        </div>
        <div className={isSpeaking ? styles.columnsOfTwo : styles.columns}>
          {isSpeaking ? null : (
            <div className={styles.taskColumn}>
              <TaskPanel task={work.work.task} />
            </div>
          )}
          <div className={styles.bodyColumn}>
            <WorkBody
              work={work.work}
              transcript={work.transcript}
              comments={isSpeaking ? draft.content.comments : desk.placed}
              selected={state.selected}
              readOnly={readOnly}
              onSelect={desk.comments.select}
              onNewComment={desk.addComment}
              loadRecording={loadRecording}
            />
          </div>
          <div className={styles.sideColumn}>
            <DeskSide
              work={work}
              draft={draft}
              state={state}
              dispatch={dispatch}
              readOnly={readOnly}
              desk={desk}
              finish={finish}
              onOver={reload}
              onClaimNext={() => void next.claimNext()}
            />
          </div>
        </div>
        <KeysDialog
          open={state.isHelpOpen}
          names={isSpeaking ? INTERVIEW_KEYS : ESSAY_KEYS}
          withText={!isSpeaking}
          {...(isSpeaking ? { ofBody: { keys: PLAYER_KEYS, rows: <PlayerKeys /> } } : {})}
          onClose={() => dispatch({ do: 'help', isOpen: false })}
        />
      </div>
    </BankProvider>
  );
}
