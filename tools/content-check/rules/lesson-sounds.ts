import type { WrittenGroup } from '#features/library/server/exercises/exercise-group-schema.ts';
import { clipsOf } from '#features/library/server/exercises/load-material.ts';
import { markGroup } from '#ielts/exercises/mark-exercise.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedQuestions, listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/**
 * Every clip that a lesson, a module test or a practice set names is written, and none is forgotten. A dictation and each half of a pair
 * is one turn, with the words of its key. What is published is rendered from the words as they are now.
 */
export const lessonSounds: ContentRule = {
  name: 'lesson-sounds',
  check: (content) => [
    ...listHearable(content).flatMap((hearable) => check(content, hearable)),
    ...listCheckedQuestions(content).flatMap((questions) => checkWords(content, questions)),
  ],
};

/** Something with questions, and the clips that it names. */
type Hearable = {
  readonly file: string;
  /** Such as `courses/lamps/lessons/oil`. */
  readonly folder: string;
  readonly draft: boolean;
  readonly groups: readonly WrittenGroup[];
  /** Of whole exercises. */
  readonly clips: readonly string[];
};

const folderOf = (file: string) => file.replace(/\/[^/]+$/u, '');

function listHearable({ lessons, moduleTests, practiceSets }: Content): Hearable[] {
  return [
    ...lessons.map(({ file, value: { draft, blocks } }) => {
      const exercises = blocks.filter((block) => block.kind === 'exercise');
      return {
        file,
        folder: folderOf(file),
        draft,
        groups: exercises.flatMap(({ groups }) => groups),
        clips: exercises.flatMap(({ clip }) => clip ?? []),
      };
    }),
    ...moduleTests.map(({ file, value: { draft, groups } }) => ({
      file,
      folder: folderOf(file),
      draft,
      groups,
      clips: [],
    })),
    ...practiceSets.map(({ file, value: { draft, groups, clip } }) => ({
      file,
      folder: folderOf(file),
      draft,
      groups,
      clips: clip === undefined ? [] : [clip],
    })),
  ];
}

function check(content: Content, { file, folder, draft, groups, clips }: Hearable): ContentProblem[] {
  const single = new Set(groups.flatMap(clipsOf));
  const named = new Set([...clips, ...single]);
  const forgotten = [...content.files.keys()].filter(
    (each) => each.startsWith(`${folder}/clips/`) && !named.has(each.slice(folder.length + 1)),
  );
  return [
    ...forgotten.map((each) => problem(each, '', 'No question names this clip.', 'Name it, or delete it.')),
    ...[...named].flatMap((clip): ContentProblem[] => {
      const place = `${folder}/${clip}`;
      if (!content.files.has(place)) {
        return [problem(file, clip, 'The file is missing.', 'Write it, or name another one.')];
      }
      // The schema's rule reports a broken one.
      const script = content.scripts.find((each) => each.file === place)?.value;
      if (!script) return [];
      const tooLong = single.has(clip) && script.turns.length > 1;
      const found = draft
        ? undefined
        : content.audio.findRecording(folder, clip.replace('clips/', ''), script);
      const isHeard = found && content.hasMedia(found.recording.src.replace(/^\/media\//u, ''));
      const how = `Run npm run media -- ${renderedAs(folder)}, or keep it a draft. It stays closed without its sound.`;
      return [
        ...(tooLong ? [problem(place, 'turns', 'There are several.', 'One sentence is one turn.')] : []),
        ...(draft || isHeard ? [] : [problem(place, '', 'Nothing is recorded of these words.', how)]),
      ];
    }),
  ];
}

/** What renders the clips of a folder: `lessons lamps/oil`, `practice sounds/vowels`. */
const renderedAs = (folder: string) =>
  folder
    .replace(/^courses\//u, 'lessons ')
    .replace('/lessons/', '/')
    .replace(/^practice\//u, 'practice ');

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}’']+/gu, ' ')
    .trim();

/** A sound that says something else than its key would be marked wrong for everybody. */
function checkWords(content: Content, questions: CheckedQuestions): ContentProblem[] {
  const folder = folderOf(questions.file);
  const saidIn = (clip: string) =>
    content.scripts.find(({ file }) => file === `${folder}/${clip}`)?.value.turns[0]?.display;
  return listKeyed(questions).flatMap(({ number, group, answer: { solution } }): ContentProblem[] => {
    const report = (said: string) => [
      problem(
        questions.keyFile,
        `question ${number}`,
        `The clip says “${said}”.`,
        'Let the key say the same.',
      ),
    ];
    if (group.type === 'dictation') {
      const said = saidIn(group.questions.find((each) => each.number === number)?.clip ?? '');
      if (said === undefined) return [];
      const marks = markGroup(group, [], new Map([[number, solution]]), new Map([[number, said]]));
      const mark = marks.get(number);
      return mark && 'right' in mark && mark.right ? [] : report(said);
    }
    if (group.type === 'pair' && 'first' in solution) {
      const clips = group.questions.find((each) => each.number === number)?.clips ?? [];
      const wrong = [solution.first, solution.second].flatMap((word, place) => {
        const said = saidIn(clips[place] ?? '');
        return said === undefined || plain(said) === plain(word) ? [] : [said];
      });
      return wrong.flatMap(report);
    }
    return [];
  });
}
