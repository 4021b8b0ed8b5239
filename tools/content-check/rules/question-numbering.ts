import type { ContentRule } from '../content-rule.ts';

type Group = { readonly questions: readonly { readonly number: number }[] };

/** Questions are numbered from 1 through each section, without gaps. */
export const questionNumbering: ContentRule = {
  name: 'question-numbering',
  check: ({ papers }) =>
    papers.flatMap(({ file, value }) =>
      value.sections.flatMap((section, s) => {
        if (!('parts' in section) || section.skill === 'speaking') return [];
        const parts: readonly { readonly groups: readonly Group[] }[] = section.parts;
        const questions = parts.flatMap(({ groups }, p) =>
          groups.flatMap((group, g) =>
            group.questions.map(({ number }, q) => ({
              number,
              place: `sections.${s}.parts.${p}.groups.${g}.questions.${q}.number`,
            })),
          ),
        );
        const wrong = questions.findIndex(({ number }, i) => number !== i + 1);
        const found = questions[wrong];
        if (!found) return [];
        const what = `The number is ${found.number}.`;
        return [{ file, place: found.place, what, how: `Write ${wrong + 1} and count on from there.` }];
      }),
    ),
};
