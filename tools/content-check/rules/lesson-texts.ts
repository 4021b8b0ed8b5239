import { LANGUAGES } from '#platform/i18n/language.ts';
import { formOf } from '#features/courses/server/content/pair-texts.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedLesson, listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** A lesson has its text in both languages: with its title, the same blocks, and the same pieces in each. */
export const lessonTexts: ContentRule = {
  name: 'lesson-texts',
  check: (content) =>
    listCheckedLessons(content).flatMap((lesson) => [...checkPlace(lesson), ...checkTexts(lesson)]),
};

function checkPlace({ file, course, entry }: CheckedLesson): ContentProblem[] {
  return course && !entry
    ? [
        problem(
          file,
          '',
          'No lesson of the syllabus has the name of this folder.',
          'Rename it as course.json says.',
        ),
      ]
    : [];
}

function checkTexts({ folder, lesson, entry, texts }: CheckedLesson): ContentProblem[] {
  const ids = lesson.blocks.flatMap(({ kind, id }) => (kind === 'text' ? [id] : []));
  const problems = LANGUAGES.flatMap((language): ContentProblem[] => {
    const file = `${folder}${language}.md`;
    const text = texts.get(language);
    if (!text) return [problem(file, '', 'The file is missing.', 'Write the lesson in this language too.')];
    const found = text.blocks.map(({ id, heading }) => id ?? (heading === null ? ids[0] : `“${heading}”`));
    const wrongTitle = entry && text.title !== entry.title[language];
    return [
      ...(wrongTitle
        ? [problem(file, 'line 1', `The title is “${text.title}”.`, `Write “${entry.title[language]}”.`)]
        : []),
      ...(found.join() === ids.join()
        ? []
        : [
            problem(
              file,
              '',
              `The text blocks are ${found.join(', ')}; lesson.json has ${ids.join(', ')}.`,
              'Give each heading its {#id}, in the order of lesson.json.',
            ),
          ]),
    ];
  });
  const [en, zhHant] = LANGUAGES.map((language) => texts.get(language));
  if (problems.length > 0 || !en || !zhHant) return problems;
  return en.blocks.flatMap((block, i): ContentProblem[] => {
    const other = zhHant.blocks[i];
    if (!other || formOf(block) === formOf(other)) return [];
    const what = `English has ${formOf(block)}; Chinese has ${formOf(other)}.`;
    return [
      problem(
        `${folder}zh-Hant.md`,
        ids[i] ?? '',
        what,
        'A learner can show one paragraph in the other language.',
      ),
    ];
  });
}
