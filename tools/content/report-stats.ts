import type { PaperStats } from './count-paper.ts';
import { textTable } from './text-table.ts';

/** The counts of one mock test, as tables for a terminal. */
export function reportStats(stats: PaperStats): string {
  const { slug, draft, sections, passages, scripts, models, spokenQuestions, unfilled } = stats;
  const unexplained = sections.reduce((sum, each) => sum + each.unexplained, 0);
  const blocks = [
    `${slug}${draft ? ' (draft)' : ''}\n${'='.repeat(slug.length + (draft ? 8 : 0))}`,
    ...sections.flatMap(({ skill, questions, types, answers }) => [
      textTable([[`${titled(skill)}: types`, 'questions'], ...types, ['together', questions]]),
      textTable([
        [`${titled(skill)}: right answers`, 'how often'],
        ...[...answers].map(([kind, counts]) => [
          kind,
          [...counts].map(([name, count]) => `${name} ${count}`).join(', '),
        ]),
      ]),
    ]),
    ...(passages.length > 0 ? [passageTable(passages)] : []),
    ...(scripts.length > 0 ? [scriptTable(scripts)] : []),
    ...(models.length > 0
      ? [textTable([['Model answers', 'words'], ...models.map(({ name, words }) => [name, words])])]
      : []),
    [
      ...(spokenQuestions > 0 ? [`Speaking asks ${spokenQuestions} question(s), the talk among them.`] : []),
      `Explanations missing or too short: ${unexplained}.`,
      `Places not written yet: ${unfilled}.`,
    ].join('\n'),
  ];
  return blocks.join('\n\n');
}

function passageTable(passages: PaperStats['passages']): string {
  const rows = passages.map((each) => [
    each.name,
    each.paragraphs,
    each.words,
    Number(each.wordsPerSentence.toFixed(1)),
    Math.round(each.longWords * 100),
    Math.round(each.ease),
  ]);
  const words = passages.reduce((sum, each) => sum + each.words, 0);
  const head = ['Passages', 'paragraphs', 'words', 'words a sentence', 'long words %', 'reading ease'];
  return `${textTable([head, ...rows])}\n${words} words together. Reading ease: 60 is a magazine, 30 to 50 an academic passage, below 30 hard.`;
}

function scriptTable(scripts: PaperStats['scripts']): string {
  const rows = scripts.map(({ name, turns, words, durationMs }) => [
    name,
    turns,
    words,
    durationMs === undefined ? 'not rendered' : clock(durationMs),
  ]);
  const total = scripts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
  return `${textTable([['Scripts (without the narrator)', 'turns', 'words', 'audio'], ...rows])}\n${clock(total)} of audio together.`;
}

/** `4:07`: minutes and seconds. */
function clock(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function titled(skill: string): string {
  return skill.charAt(0).toUpperCase() + skill.slice(1);
}
