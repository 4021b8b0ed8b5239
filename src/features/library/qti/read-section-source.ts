import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import { allContent, readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { Passage, Skill } from '#ielts/paper/paper.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import type { Script } from '#ielts/paper/script.ts';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { hashScript, listeningManifestSchema } from '../server/papers/audio-manifest.ts';
import { paperSchema } from '../server/papers/content-schemas.ts';
import { scriptSchema } from '../server/papers/script-schema.ts';
import type { SectionContent } from '../server/papers/section-schemas.ts';
import type { SectionSource, SourceRecording } from './section-source.ts';

export type SourcePlace = {
  /** The content and the media directory. */
  readonly content: string;
  readonly media: string;
  readonly slug: string;
};

function problem<T>(file: string, what: string, how: string): ContentResult<T> {
  return { ok: false, problems: [{ file, place: '', what, how } satisfies ContentProblem] };
}

/** Reads one section of a mock test with everything it is made of; every problem is listed. */
export function readSectionSource(place: SourcePlace, skill: Skill): ContentResult<SectionSource> {
  const file = `mock-tests/${place.slug}/paper.json`;
  const paper = readContentJson(place.content, file, paperSchema);
  const keys = readContentJson(
    place.content,
    `mock-tests/${place.slug}/answer-key.json`,
    answerKeyFileSchema,
  );
  if (!paper.ok) return paper;
  if (!keys.ok) return keys;
  const { title, module, form, access, sections } = paper.value;
  const section = sections.find((each) => each.skill === skill);
  const key = keys.value.sections.find((each) => each.skill === skill);
  if (!section) return problem(file, `There is no ${skill} section.`, 'Name one that is there.');
  if (!key) return problem(file, `There is no key for the ${skill} section.`, 'Add one to answer-key.json.');
  const passages = readPassages(place, section);
  const scripts = readScripts(place, section);
  if (!passages.ok) return passages;
  if (!scripts.ok) return scripts;
  const recordings = [...scripts.value].flatMap(([name, script]): [string, SourceRecording][] => {
    const recording = readRecording(place, name, script);
    return recording ? [[name, recording]] : [];
  });
  return {
    ok: true,
    value: {
      slug: place.slug,
      title,
      module,
      form,
      access,
      section,
      key,
      passages: passages.value,
      scripts: scripts.value,
      recordings: new Map(recordings),
      pictures: readPictures(place.media, section),
    },
  };
}

function readPassages(
  { content, slug }: SourcePlace,
  section: SectionContent,
): ContentResult<Map<string, Passage>> {
  if (section.skill !== 'reading') return { ok: true, value: new Map() };
  const passages = allContent(
    section.parts.map(({ passage }): ContentResult<[string, Passage]> => {
      const file = `mock-tests/${slug}/${passage}`;
      const text = readContentText(content, file);
      if (!text.ok) return text;
      const parsed = parsePassage(text.value);
      if (parsed.ok) return { ok: true, value: [passage, parsed.passage] };
      return problem(file, `Line ${parsed.line}: ${parsed.what}`, parsed.how);
    }),
  );
  return passages.ok ? { ok: true, value: new Map(passages.value) } : passages;
}

function readScripts(
  { content, slug }: SourcePlace,
  section: SectionContent,
): ContentResult<Map<string, Script>> {
  if (section.skill !== 'listening') return { ok: true, value: new Map() };
  const scripts = allContent(
    section.parts.map(({ script }): ContentResult<[string, Script]> => {
      const read = readContentJson(content, `mock-tests/${slug}/${script}`, scriptSchema);
      return read.ok ? { ok: true, value: [script, read.value] } : read;
    }),
  );
  return scripts.ok ? { ok: true, value: new Map(scripts.value) } : scripts;
}

/** Undefined: it is missing, it was made from other words, or the file has changed since it was measured. */
function readRecording(
  { media, slug }: SourcePlace,
  name: string,
  script: Script,
): SourceRecording | undefined {
  const directory = join(media, 'audio', slug);
  const manifest = readContentJson(directory, name.replace(/^scripts\//, ''), listeningManifestSchema);
  if (!manifest.ok || manifest.value.scriptHash !== hashScript(script)) return undefined;
  const bytes = readBytes(join(directory, manifest.value.file));
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== manifest.value.sha256) return undefined;
  return { manifest: manifest.value, bytes };
}

function readPictures(media: string, section: SectionContent): Map<string, Uint8Array> {
  if (section.skill !== 'reading' && section.skill !== 'listening') return new Map();
  const groups = section.parts.flatMap((part) => part.groups);
  const sources = groups.flatMap((group) => ('picture' in group ? [group.picture.src] : []));
  return new Map(
    sources.flatMap((src): [string, Uint8Array][] => {
      const bytes = readBytes(join(media, src));
      return bytes ? [[src, bytes]] : [];
    }),
  );
}

function readBytes(path: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return undefined;
  }
}
