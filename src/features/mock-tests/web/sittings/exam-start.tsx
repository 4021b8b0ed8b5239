import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';
import type { FullTestView } from '../../tests-contract.ts';

/** Loaded before Listening. */
const ListeningPreparation = lazy(() =>
  import('../listening/listening-preparation.tsx').then((module) => ({
    default: module.ListeningPreparation,
  })),
);

type ExamStartProps = { readonly test: FullTestView; readonly onClose: () => void };

/** The last step before a whole test. The sound is loaded and checked, and the first section starts. */
export function ExamStart({ test, onClose }: ExamStartProps) {
  const s = useText('sitting');
  const navigate = useNavigate();
  const { mock_test: mockTest, sections } = test;

  /** Starts the sitting and opens its first section. Returns a text if it failed. */
  async function begin(): Promise<string | undefined> {
    const result = await call(SITTING_ENDPOINTS, 'startSitting', { body: { mock_test: mockTest } });
    if (!result.ok) return result.kind === 'refused' ? result.problem.detail : s('offer.failed');
    const { sitting } = result.reply;
    const open = sitting.sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
    const sittingId = sitting.sitting_id;
    await navigate(open ? paths.attempt({ attemptId: open.attempt_id }) : paths.sitting({ sittingId }));
    return undefined;
  }

  if (sections[0]?.skill !== 'listening') {
    return <PlainStart test={test} onBegin={begin} onClose={onClose} />;
  }
  return (
    <Suspense fallback={null}>
      <ListeningPreparation mockTest={mockTest} mode="exam" onBegin={begin} onClose={onClose} />
    </Suspense>
  );
}

type PlainStartProps = ExamStartProps & { readonly onBegin: () => Promise<string | undefined> };

/** Before a test without Listening. */
function PlainStart({ test, onBegin, onClose }: PlainStartProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const skill = t(`skill.${test.sections[0]?.skill ?? 'reading'}`);

  async function begin(): Promise<void> {
    setBusy(true);
    setFailure(await onBegin());
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={s('offer.confirmTitle')}
      onClose={onClose}
      closeLabel={s('offer.cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {s('offer.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void begin()}>
            {s('offer.confirm', { skill })}
          </Button>
        </>
      }
    >
      <p>{s('offer.confirmText', { skill })}</p>
      {failure === undefined ? null : (
        <Notice tone="error" announce>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
