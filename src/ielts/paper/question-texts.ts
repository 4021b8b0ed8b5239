import { rulesOf } from '../question-types/registry.ts';
import type { Part } from './paper.ts';

/** The words of each question, by its number; English, like the test. */
export function questionTexts(parts: readonly Part[]): Map<number, string> {
  return new Map(
    parts.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.questions.map(({ number }) => [number, rulesOf(group).questionText(group, number)] as const),
      ),
    ),
  );
}
