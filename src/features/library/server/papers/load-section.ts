import type { ContentFolders } from '#platform/content/content-folders.ts';
import { allContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles } from '#platform/content/media-files.ts';
import type { AnswerKey } from '#ielts/marking/answer-key.ts';
import type { ListeningPart, ListeningSection, ReadingPart, ReadingSection } from '#ielts/paper/paper.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import type { TimedScript } from '#ielts/paper/recording.ts';
import type { ExaminerLine, SpeakingPart, SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import type { TaskPicture, WritingSection, WritingTask } from '#ielts/paper/writing-paper.ts';
import type { KeyContent } from './answer-key-schema.ts';
import type { AudioFiles } from './load-audio.ts';
import { scriptSchema } from './script-schema.ts';
import type { SectionContent } from './section-schemas.ts';

/** The location of a mock test's content. */
export type PaperPlace = {
  readonly directory: ContentFolders;
  readonly media: MediaFiles;
  readonly audio: AudioFiles;
  readonly slug: string;
};

type ContentOf<K extends SectionContent['skill']> = Extract<SectionContent, { skill: K }>;
type KeyOf<K extends KeyContent['skill']> = Extract<KeyContent, { skill: K }>;
type GroupContent = ContentOf<'reading' | 'listening'>['parts'][number]['groups'][number];
type Loaded<S, K extends AnswerKey = AnswerKey> = ContentResult<{
  readonly section: S;
  readonly answerKey: K;
}>;

/** The group with the picture's address and size, if it has one. */
function loadGroup({ media, slug }: PaperPlace, group: GroupContent): ContentResult<QuestionGroup> {
  if (!('picture' in group)) return { ok: true, value: group };
  const picture = media.findPicture(group.picture);
  if (picture) return { ok: true, value: { ...group, picture } };
  return { ok: false, problems: [missingPicture(slug, group.title, group.picture.src)] };
}

function missingPicture(slug: string, place: string, src: string): ContentProblem {
  const file = `mock-tests/${slug}/paper.json`;
  const what = `There is no picture media/${src} with a size.`;
  return { file, place, what, how: 'Draw it (an SVG begins with a viewBox), or name one that is there.' };
}

const loadGroups = (place: PaperPlace, groups: readonly GroupContent[]) =>
  allContent(groups.map((group) => loadGroup(place, group)));

function loadReadingPart(
  place: PaperPlace,
  part: ContentOf<'reading'>['parts'][number],
): ContentResult<ReadingPart> {
  const file = `mock-tests/${place.slug}/${part.passage}`;
  const text = readContentText(place.directory, file);
  if (!text.ok) return text;
  const parsed = parsePassage(text.value);
  if (!parsed.ok) {
    const { line, what, how } = parsed;
    return { ok: false, problems: [{ file, place: `line ${line}`, what, how }] };
  }
  const groups = loadGroups(place, part.groups);
  return groups.ok ? { ok: true, value: { passage: parsed.passage, groups: groups.value } } : groups;
}

export function loadReading(
  place: PaperPlace,
  { skill, durationMinutes, parts: written }: ContentOf<'reading'>,
  answerKey: KeyOf<'reading'>,
): Loaded<ReadingSection> {
  const parts = allContent(written.map((part) => loadReadingPart(place, part)));
  if (!parts.ok) return parts;
  return { ok: true, value: { section: { skill, durationMinutes, parts: parts.value }, answerKey } };
}

type HeardPart = { readonly part: ListeningPart; readonly script: TimedScript };

function loadListeningPart(
  place: PaperPlace,
  part: ContentOf<'listening'>['parts'][number],
): ContentResult<HeardPart> {
  const { directory, slug, audio } = place;
  const script = readContentJson(directory, `mock-tests/${slug}/${part.script}`, scriptSchema);
  const groups = loadGroups(place, part.groups);
  if (!script.ok) return script;
  if (!groups.ok) return groups;
  const found = audio.findRecording(slug, part.script, script.value);
  return {
    ok: true,
    value: {
      part: { recording: found?.recording, groups: groups.value },
      script: { ...script.value, times: found?.times ?? [] },
    },
  };
}

export function loadListening(
  place: PaperPlace,
  { skill, checkMinutes, parts: written }: ContentOf<'listening'>,
  key: KeyOf<'listening'>,
): Loaded<ListeningSection> {
  const heard = allContent(written.map((part) => loadListeningPart(place, part)));
  if (!heard.ok) return heard;
  const parts = heard.value.map(({ part }) => part);
  const scripts = heard.value.map(({ script }) => script);
  return { ok: true, value: { section: { skill, checkMinutes, parts }, answerKey: { ...key, scripts } } };
}

export function loadWriting(
  { media, slug }: Pick<PaperPlace, 'media' | 'slug'>,
  { skill, durationMinutes, tasks }: ContentOf<'writing'>,
  answerKey: KeyOf<'writing'>,
): Loaded<WritingSection> {
  const loaded = allContent(
    tasks.map((task): ContentResult<WritingTask> => {
      if (task.type !== 'chart' || !task.picture) return { ok: true, value: toWritingTask(task) };
      const { title } = task.picture;
      const picture = media.findPicture(task.picture);
      if (picture) return { ok: true, value: toWritingTask(task, { ...picture, title }) };
      return { ok: false, problems: [missingPicture(slug, title, task.picture.src)] };
    }),
  );
  if (!loaded.ok) return loaded;
  return { ok: true, value: { section: { skill, durationMinutes, tasks: loaded.value }, answerKey } };
}

/** A task as learners see it: one chart or several are a list, and its picture has an address and a size. */
export function toWritingTask(task: ContentOf<'writing'>['tasks'][number], found?: TaskPicture): WritingTask {
  if (task.type !== 'chart') return task;
  const { chart, charts, picture: _written, ...rest } = task;
  return { ...rest, charts: charts ?? (chart ? [chart] : []), ...(found ? { picture: found } : {}) };
}

export function loadSpeaking(
  { slug, audio }: PaperPlace,
  { skill, parts, examiner }: ContentOf<'speaking'>,
  answerKey: KeyOf<'speaking'>,
): Loaded<SpeakingSection> {
  // The spoken form of a line stays on the server. The candidate reads and hears it.
  function say<L extends { id: string; text: string; spoken?: string | undefined }>({ spoken, ...line }: L) {
    return { ...line, recording: audio.findLine(slug, line.id, spoken ?? line.text) };
  }
  const spokenParts = parts.map((part): SpeakingPart => {
    if (part.part === 2) return { ...part, roundingOff: part.roundingOff.map(say) };
    const topics = part.topics.map((topic) => ({ ...topic, questions: topic.questions.map(say) }));
    return { ...part, topics };
  });
  const lines: ExaminerLine[] = examiner.lines.map(say);
  return { ok: true, value: { section: { skill, parts: spokenParts, examiner: { lines } }, answerKey } };
}
