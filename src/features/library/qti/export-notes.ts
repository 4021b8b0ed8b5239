import { type CarryNote, changed, left } from './carry-report.ts';
import { COMPANION } from './companion.ts';
import type { SectionSource } from './section-source.ts';

/** The notes about the parts of a section that QTI cannot hold. */
export function generalNotes({ section, scripts, recordings }: SectionSource): CarryNote[] {
  const inCompanion = `is in ${COMPANION}, which only this product reads.`;
  switch (section.skill) {
    case 'reading':
    case 'listening': {
      const marking = changed(
        'Marking',
        'All accepted answers are listed; what the marking here knows by rule (figures and words, dates, British and American spelling) is not.',
        'Add the forms that the other program needs.',
      );
      const bands = left(
        'Band table',
        `QTI has none; it ${inCompanion}`,
        'Set it by hand in another program.',
      );
      if (section.skill === 'reading') return [marking, bands];
      const missing = [...scripts.keys()].filter((script) => !recordings.has(script));
      return [
        marking,
        bands,
        changed('Audio', 'QTI cannot say that it is heard once and when.', 'Set it in the other program.'),
        changed('Scripts', `As a rubric for the marker. Voices, pauses and times are ${inCompanion}`),
        ...missing.map((script) =>
          left(
            'Audio',
            `${script} has not been rendered from its present words.`,
            'Run npm run media first.',
          ),
        ),
      ];
    }
    case 'writing':
      return [
        changed('Least number of words', 'In data-min-words and in the task’s text: QTI counts no words.'),
        changed('Charts', 'As tables of their figures: QTI draws none.'),
        changed('Model answers', 'As rubrics for the marker.'),
        ...section.tasks.flatMap((task) =>
          task.type === 'chart' && task.picture
            ? [
                left(
                  'Picture',
                  `${task.picture.title}: it is not in the package.`,
                  'Add it to the task by hand.',
                ),
              ]
            : [],
        ),
      ];
    case 'speaking':
      return [
        changed(
          'Answers',
          'As recordings that are uploaded: QTI has no interview.',
          'Another program shows the questions and takes files.',
        ),
        left(
          'Examiner',
          `The lines between the questions: QTI has no place; all of it ${inCompanion}`,
          'Read them aloud.',
        ),
        left(
          'Examiner’s voice',
          'Rendered audio of the questions is not in the package.',
          'After an import, npm run media renders it.',
        ),
      ];
    default:
      return section satisfies never;
  }
}
