import { TALK, type SpeakingPart } from '#ielts/paper/speaking-paper.ts';

/** What a candidate is asked, in the order of the interview. The talk of Part 2 is `card`. */
export function listAskedQuestions(
  parts: readonly SpeakingPart[],
): readonly { readonly question: string; readonly part: number; readonly asked: string }[] {
  return parts.flatMap((part) =>
    part.part === 2
      ? [
          { question: TALK, part: 2, asked: part.card.topic },
          ...part.roundingOff.map(({ id, text }) => ({ question: id, part: 2, asked: text })),
        ]
      : part.topics.flatMap(({ questions }) =>
          questions.map(({ id, text }) => ({ question: id, part: part.part, asked: text })),
        ),
  );
}
