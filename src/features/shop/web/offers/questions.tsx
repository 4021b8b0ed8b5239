import { Accordion } from '#ui/accordion.tsx';
import type { QuestionAndAnswer } from '../../catalogue-contract.ts';

/** Questions that unfold to their answers. */
export function Questions({ list }: { readonly list: readonly QuestionAndAnswer[] }) {
  return (
    <Accordion
      items={list.map(({ question, answer }, index) => ({
        id: `question-${index + 1}`,
        title: question,
        body: <p>{answer}</p>,
      }))}
    />
  );
}
