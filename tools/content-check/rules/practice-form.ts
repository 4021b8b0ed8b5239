import { BANKS } from '#features/practice/domain/banks.ts';
import { countWords } from '#features/courses/server/content/count-lesson.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, listKeyed, problem } from '../checked-lessons.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** English words of a passage of the bank “reading”, both included. */
const PASSAGE_WORDS = { least: 250, most: 450 };
/** Of a clip of the bank “listening”, both included. */
const CLIP_SECONDS = { least: 70, most: 150 };
const DICTATION_WORDS = { least: 4, most: 14 };

/**
 * A practice set has the form of its bank: as many questions, a passage or a clip of the right length. One set of each
 * bank is open to everybody, and no two have one title.
 */
export const practiceForm: ContentRule = {
  name: 'practice-form',
  check(content) {
    const sets = listCheckedPractice(content);
    return [
      ...sets.flatMap((practice) => [
        ...checkCount(practice),
        ...checkPassage(content, practice),
        ...checkClip(content, practice),
        ...checkDictations(practice),
      ]),
      ...[...Map.groupBy(sets, ({ bank }) => bank).values()].flatMap(checkBank),
    ];
  },
};

function checkCount({ file, bank, groups }: CheckedPractice): ContentProblem[] {
  const count = groups.reduce((sum, { group }) => sum + group.questions.length, 0);
  const planned = BANKS[bank].questions;
  if (count >= planned) return [];
  const what = `The set has ${count} questions.`;
  return [problem(file, 'groups', what, `A set of the bank ${bank} has ${planned}.`)];
}

function checkPassage({ files }: Content, { file, folder, bank, set, passage }: CheckedPractice) {
  const text = `${folder}passage.md`;
  if (set.passage === undefined) {
    return [
      ...(files.has(text) ? [problem(text, '', 'set.json does not name this file.', 'Name it there.')] : []),
      ...(bank === 'reading'
        ? [problem(file, 'passage', 'There is no passage.', 'Write passage.md, and name it.')]
        : []),
    ];
  }
  if (!files.has(text)) return [problem(text, '', 'The file is missing.', 'Write it.')];
  if (!passage) {
    return [
      problem(
        text,
        '',
        'This is no passage.',
        'Write `# Title`, then paragraphs; where questions name them, begin them with `**A** `, `**B** `, ….',
      ),
    ];
  }
  const words = countWords(passage.paragraphs.map((each) => each.text).join(' '));
  if (bank !== 'reading' || (words >= PASSAGE_WORDS.least && words <= PASSAGE_WORDS.most)) return [];
  const how = `${PASSAGE_WORDS.least} to ${PASSAGE_WORDS.most} are right here.`;
  return [problem(text, '', `The passage has ${words} words.`, how)];
}

function checkClip({ audio, scripts }: Content, { file, folder, bank, set }: CheckedPractice) {
  if (bank !== 'listening') return [];
  const { clip } = set;
  if (clip === undefined)
    return [problem(file, 'clip', 'There is no clip.', 'Write clips/1.json, and name it.')];
  const script = scripts.find((each) => each.file === `${folder}${clip}`)?.value;
  // Another rule says what is missing.
  const found = script && audio.findRecording(folder.slice(0, -1), clip.replace('clips/', ''), script);
  const seconds = Math.round((found?.recording.durationMs ?? 0) / 1000);
  if (!found || (seconds >= CLIP_SECONDS.least && seconds <= CLIP_SECONDS.most)) return [];
  const how = `${CLIP_SECONDS.least} to ${CLIP_SECONDS.most} are right here.`;
  return [problem(`${folder}${clip}`, '', `The clip takes ${seconds} seconds.`, how)];
}

function checkDictations(practice: CheckedPractice): ContentProblem[] {
  return listKeyed(practice).flatMap(({ number, group, answer: { solution } }) => {
    if (group.type !== 'dictation' || !('key' in solution)) return [];
    const words = countWords(solution.key);
    if (words >= DICTATION_WORDS.least && words <= DICTATION_WORDS.most) return [];
    const how = `${DICTATION_WORDS.least} to ${DICTATION_WORDS.most} are right.`;
    return [problem(practice.keyFile, `question ${number}`, `The sentence has ${words} words.`, how)];
  });
}

/** What holds between the sets of one bank, drafts included. */
function checkBank(sets: readonly CheckedPractice[]): ContentProblem[] {
  const open = sets.filter(({ set }) => set.access === 'everybody');
  const [first] = sets;
  const titles = sets.map(({ set }) => set.title.en);
  return [
    ...(first && open.length === 0
      ? [
          problem(
            first.file,
            'access',
            `No set of the bank ${first.bank} is open to everybody.`,
            'Write "everybody" in one.',
          ),
        ]
      : []),
    ...open
      .slice(1)
      .map(({ file }) =>
        problem(file, 'access', `content/${open[0]?.file} is open to everybody already.`, 'Write "plan".'),
      ),
    ...sets
      .filter((_, i) => titles.indexOf(titles[i] ?? '') < i)
      .map(({ file, set }) =>
        problem(file, 'title', `Another set of the bank is called “${set.title.en}”.`, 'Choose another.'),
      ),
  ];
}
