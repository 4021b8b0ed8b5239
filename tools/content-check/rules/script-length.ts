import type { ContentProblem } from '#platform/content/content-problem.ts';
import { listCheckedSections } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

/** Words of one part as the test has it, said by others than the narrator; ten questions. */
const PART = { questions: 10, words: [520, 1000] } as const;

/** A part of Listening is as long as in the test; with fewer questions it may be shorter. */
export const scriptLength: ContentRule = {
  name: 'script-length',
  check: (content) =>
    listCheckedSections(content).flatMap(({ module, section, answerKey, files }) => {
      if (section.skill !== 'listening' || answerKey.skill !== 'listening' || module === 'demonstration') {
        return [];
      }
      return answerKey.scripts.flatMap(({ speakers, turns }, i): ContentProblem[] => {
        const spoken = turns.filter(({ speaker }) => speakers[speaker]?.voice !== 'narrator');
        const words = spoken.reduce((sum, { display }) => sum + display.split(/\s+/u).length, 0);
        const count = section.parts[i]?.groups.reduce((sum, group) => sum + group.questions.length, 0) ?? 0;
        const scale = Math.min(1, count / PART.questions);
        const [least, most] = PART.words.map((bound) => Math.round(bound * scale));
        if (words >= (least ?? 0) && words <= (most ?? words)) return [];
        const what = `There are ${words} words, the narrator’s not counted.`;
        const how = `${count} questions need ${least} to ${most}.`;
        return [{ file: files.texts[i] ?? files.paper, place: '', what, how }];
      });
    }),
};
