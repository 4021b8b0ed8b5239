import type { LabellingType } from '#ielts/question-types/labellings.ts';
import type { GroupOf } from '#ielts/question-types/registry.ts';
import { PaperPicture } from '../paper-picture.tsx';
import type { GroupViewProps } from './group-view.ts';
import { MatchedQuestions } from './matched-questions.tsx';
import { ShortAnswerView } from './written-views.tsx';

/** A plan, map or diagram whose parts are labelled with a letter or words. */
export function LabellingView(props: GroupViewProps<GroupOf<LabellingType>>) {
  const { group, fields } = props;
  return (
    <>
      <PaperPicture title={group.title} picture={group.picture} />
      {group.fill.from === 'letters' ? (
        <MatchedQuestions {...props} />
      ) : (
        <ShortAnswerView group={group} fields={fields} />
      )}
    </>
  );
}
