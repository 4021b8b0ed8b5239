import type { GroupOf } from '#ielts/question-types/registry.ts';
import type { GroupViewProps } from './group-view.ts';
import { MatchedQuestions } from './matched-questions.tsx';
import { SharedOptionBox } from './shared-option-box.tsx';

/** Headings for paragraphs. A heading can also be dragged or tapped into the passage. */
export function MatchingHeadingsView(props: GroupViewProps<GroupOf<'matching-headings'>>) {
  return (
    <>
      <SharedOptionBox {...props} pickable />
      <MatchedQuestions {...props} />
    </>
  );
}

export function MatchingFeaturesView(props: GroupViewProps<GroupOf<'matching-features'>>) {
  return (
    <>
      <SharedOptionBox {...props} title={props.group.title} />
      <MatchedQuestions {...props} />
    </>
  );
}

export function MatchingSentenceEndingsView(props: GroupViewProps<GroupOf<'matching-sentence-endings'>>) {
  return (
    <>
      <MatchedQuestions {...props} />
      <SharedOptionBox {...props} />
    </>
  );
}
