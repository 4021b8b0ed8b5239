import { useMemo, type Dispatch } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BandPanel } from '../bands/band-panel.tsx';
import { CommentList } from '../comments/comment-list.tsx';
import type { DeskWork } from '../desk-replies.ts';
import { listMissing } from '../draft/list-missing.ts';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';
import { FinishPanel } from '../finish/finish-panel.tsx';
import { OtherMarkings } from '../finish/other-markings.tsx';
import type { Finish } from '../finish/use-finish.ts';
import { LetterForm } from '../letter/letter-form.tsx';
import { DESK_PARTS, type DeskAct, type DeskState } from '../state/desk-state.ts';
import type { DeskActs } from './use-desk-acts.ts';

type SideProps = {
  readonly work: DeskWork;
  readonly draft: MarkingDraft;
  readonly state: DeskState;
  readonly dispatch: Dispatch<DeskAct>;
  readonly readOnly: boolean;
  readonly desk: DeskActs;
  readonly finish: Finish;
  readonly onOver: () => void;
  readonly onClaimNext: () => void;
};

/** The parts of the marking next to the work: comments, bands, letter, the other markings, and how it is sent. */
export function DeskSide(props: SideProps) {
  const { work, draft, state, dispatch, readOnly, desk, finish, onOver, onClaimNext } = props;
  const t = useText('desk');
  const { content } = draft;
  const missing = useMemo(() => listMissing(content), [content]);
  const parts = DESK_PARTS.filter((part) => part !== 'others' || work.others.length > 0);
  const criteria = useMemo(
    () => work.draft.criteria.map(({ criterion }) => criterion),
    [work.draft.criteria],
  );
  const panels = {
    comments: (
      <CommentList
        comments={content.comments}
        criteria={criteria}
        selected={state.selected}
        isWriting={state.isWriting && !readOnly}
        readOnly={readOnly}
        acts={desk.comments}
        onRemove={desk.remove}
      />
    ),
    bands: (
      <BandPanel
        criteria={content.criteria}
        chosen={state.criterion}
        readOnly={readOnly}
        onStep={desk.bands.step}
        onReason={desk.bands.reason}
        onComment={desk.bands.comment}
        onChoose={desk.bands.choose}
      />
    ),
    letter: (
      <LetterForm
        letter={content.letter}
        firstName={work.learner.first_name}
        readOnly={readOnly}
        onText={desk.letter.text}
        onPoint={desk.letter.point}
      />
    ),
    others: <OtherMarkings work={work} content={content} finish={finish} />,
    finish: (
      <FinishPanel
        work={work}
        content={content}
        readOnly={readOnly}
        finish={finish}
        onShow={desk.show}
        onOver={onOver}
        onClaimNext={onClaimNext}
      />
    ),
  };
  const counts = {
    comments: content.comments.length,
    bands: 0,
    letter: 0,
    others: 0,
    finish: readOnly ? 0 : missing.length,
  };
  return (
    <Tabs
      label={t('part.label')}
      selectedId={state.part}
      onSelect={(id) => {
        const part = DESK_PARTS.find((each) => each === id);
        if (part) dispatch({ do: 'open-part', part });
      }}
      tabs={parts.map((id) => ({
        id,
        label: counts[id] > 0 ? `${t(`part.${id}`)} (${counts[id]})` : t(`part.${id}`),
        panel: panels[id],
      }))}
    />
  );
}
