import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Access, Form, Module, Passage } from '#ielts/paper/paper.ts';
import type { Script } from '#ielts/paper/script.ts';
import type { KeyContent } from '../server/papers/answer-key-schema.ts';
import type { ListeningManifest } from '../server/papers/audio-manifest.ts';
import type { SectionContent } from '../server/papers/section-schemas.ts';

/** Rendered or recorded audio of a Listening part. */
export type SourceRecording = { readonly manifest: ListeningManifest; readonly bytes: Uint8Array };

/** Everything that one section of a mock test is made of, as its authors wrote it. */
export type SectionSource = {
  readonly slug: string;
  readonly title: Localised;
  readonly module: Module;
  readonly form: Form;
  readonly access: Access;
  readonly section: SectionContent;
  readonly key: KeyContent;
  /** By file, as the section names them. */
  readonly passages: ReadonlyMap<string, Passage>;
  readonly scripts: ReadonlyMap<string, Script>;
  /** By script. Missing where its current words have no audio. */
  readonly recordings: ReadonlyMap<string, SourceRecording>;
  /** By their address below `media/`. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
};

export type SectionContentOf<K extends SectionContent['skill']> = Extract<SectionContent, { skill: K }>;
export type KeyContentOf<K extends KeyContent['skill']> = Extract<KeyContent, { skill: K }>;
export type MarkedContent = SectionContentOf<'listening' | 'reading'>;
/** A group as the schema reads it: with its questions, its picture by name. */
export type GroupContent = MarkedContent['parts'][number]['groups'][number];
