import type { ExerciseMaterial } from '#ielts/exercises/exercise-material.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Recording, TimedScript } from '#ielts/paper/recording.ts';
import type { Passage } from '#ielts/paper/paper.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';
import { allContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { AudioFiles } from '../papers/load-audio.ts';
import { scriptSchema } from '../papers/script-schema.ts';
import type { WrittenGroup } from './exercise-group-schema.ts';
import { parseExercisePassage } from './parse-exercise-passage.ts';

/** Where the files of a lesson, a module test or a practice set are. */
export type MaterialPlace = {
  readonly folders: ContentFolders;
  readonly media: { readonly pictures: MediaFiles; readonly audio: Pick<AudioFiles, 'findRecording'> };
  /** Below `content/`, such as `courses/grammar-basics/lessons/be-or-another-verb`. */
  readonly folder: string;
};

/** Questions with the names of the files that they ask about, as an author writes them. */
export type WrittenMaterial = {
  readonly passage?: string | undefined;
  readonly clip?: string | undefined;
  readonly charts?: readonly Chart[] | undefined;
  readonly groups: readonly WrittenGroup[];
};

const problem = (file: string, place: string, what: string, how: string): ContentProblem => ({
  file,
  place,
  what,
  how,
});
const broken = (...problems: ContentProblem[]) => ({ ok: false, problems }) as const;

function loadPassage({ folders, folder }: MaterialPlace, name: string): ContentResult<Passage> {
  const file = `${folder}/${name}`;
  const text = readContentText(folders, file);
  if (!text.ok) return text;
  const passage = parseExercisePassage(text.value);
  const how =
    'Write `# Title`, then paragraphs; where they have letters, begin them with `**A** `, `**B** `, ….';
  return passage ? { ok: true, value: passage } : broken(problem(file, '', 'This is no passage.', how));
}

/** The words of a clip, and when each turn is heard. Undefined: there is no script, or no sound of these words. */
export function loadTranscript(
  { folders, folder, media }: MaterialPlace,
  name: string,
): TimedScript | undefined {
  const script = readContentJson(folders, `${folder}/${name}`, scriptSchema);
  if (!script.ok) return undefined;
  const found = media.audio.findRecording(folder, clipName(name), script.value);
  return found && { ...script.value, times: found.times };
}

/** As its manifest is named. */
const clipName = (name: string) => name.replace(/^clips\//u, '');

/** Null: the words are there and the sound is not yet. */
function loadClip({ folders, folder, media }: MaterialPlace, name: string): ContentResult<Recording | null> {
  const script = readContentJson(folders, `${folder}/${name}`, scriptSchema);
  if (!script.ok) return script;
  const found = media.audio.findRecording(folder, clipName(name), script.value);
  return { ok: true, value: found?.recording ?? null };
}

/** The names of the sounds that single questions of a group have. */
export function clipsOf(group: WrittenGroup): readonly string[] {
  if (group.type === 'dictation') return group.questions.map(({ clip }) => clip);
  return group.type === 'pair' ? group.questions.flatMap(({ clips }) => clips) : [];
}

/** Whether a sound that the questions name is not rendered from its words yet. */
export function lacksSound(
  written: WrittenMaterial,
  { recording, clips }: Pick<ExerciseMaterial, 'recording' | 'clips'>,
): boolean {
  return (
    (written.clip !== undefined && recording === null) ||
    written.groups.flatMap(clipsOf).some((name) => !(name in clips))
  );
}

/** A group as learners see it: its picture has an address and a size. */
function loadGroup(place: MaterialPlace, file: string, group: WrittenGroup): ContentResult<ShownGroup> {
  if (!('picture' in group)) return { ok: true, value: group };
  const picture = place.media.pictures.findPicture(group.picture);
  if (picture) return { ok: true, value: { ...group, picture } };
  const what = `There is no picture media/${group.picture.src} with a size.`;
  return broken(problem(file, group.title, what, 'Draw it, or name one that is there.'));
}

/** Questions with their passage, sounds and pictures. `file`: where they are written, for its problems. */
export function loadMaterial(
  place: MaterialPlace,
  file: string,
  written: WrittenMaterial,
): ContentResult<ExerciseMaterial> {
  const passage = written.passage === undefined ? undefined : loadPassage(place, written.passage);
  const recording = written.clip === undefined ? undefined : loadClip(place, written.clip);
  const groups = allContent(written.groups.map((group) => loadGroup(place, file, group)));
  const names = [...new Set(written.groups.flatMap(clipsOf))];
  const clips = allContent(
    names.map((name): ContentResult<readonly [string, Recording | null]> => {
      const clip = loadClip(place, name);
      return clip.ok ? { ok: true, value: [name, clip.value] } : clip;
    }),
  );
  if (passage?.ok === false) return passage;
  if (recording?.ok === false) return recording;
  if (!groups.ok) return groups;
  if (!clips.ok) return clips;
  return {
    ok: true,
    value: {
      passage: passage?.value ?? null,
      recording: recording?.value ?? null,
      clips: Object.fromEntries(clips.value.flatMap(([name, clip]) => (clip ? [[name, clip]] : []))),
      charts: written.charts ?? [],
      groups: groups.value,
    },
  };
}
