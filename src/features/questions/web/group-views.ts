import type { GroupOf, QuestionGroup, QuestionType } from '#ielts/question-types/registry.ts';
import { SeveralChoice } from './several-choice.tsx';
import { LineCompletionView, TableCompletionView } from './views/completion-views.tsx';
import type { GroupView } from './views/group-view.ts';
import { LabellingView } from './views/labelling-view.tsx';
import { MatchedQuestions } from './views/matched-questions.tsx';
import {
  MatchingFeaturesView,
  MatchingHeadingsView,
  MatchingSentenceEndingsView,
} from './views/matching-views.tsx';
import { MultipleChoiceView } from './views/multiple-choice-view.tsx';
import { VerdictView } from './views/verdict-view.tsx';
import { SentenceCompletionView, ShortAnswerView } from './views/written-views.tsx';

const VIEWS = {
  'true-false-not-given': VerdictView,
  'yes-no-not-given': VerdictView,
  'multiple-choice': MultipleChoiceView,
  'multiple-choice-several': SeveralChoice,
  'matching-information': MatchedQuestions,
  'matching-headings': MatchingHeadingsView,
  'matching-features': MatchingFeaturesView,
  'matching-sentence-endings': MatchingSentenceEndingsView,
  'sentence-completion': SentenceCompletionView,
  'short-answer': ShortAnswerView,
  'form-completion': LineCompletionView,
  'note-completion': LineCompletionView,
  'flow-chart-completion': LineCompletionView,
  'summary-completion': LineCompletionView,
  'table-completion': TableCompletionView,
  'diagram-labelling': LabellingView,
  'plan-labelling': LabellingView,
  'map-labelling': LabellingView,
} satisfies { readonly [Type in QuestionType]: GroupView<GroupOf<Type>> };

/** The view of each question type. Each view gets groups of its own type only. */
export const GROUP_VIEWS = VIEWS as Readonly<Record<QuestionType, GroupView<QuestionGroup>>>;
