import { z } from 'zod';
import { bandSchema, localisedSchema } from '#platform/content/content-schema.ts';
import { EXAMINER_LINES } from '#ielts/paper/speaking-paper.ts';
import { ACCESSES, FORMS, MODULES } from '#ielts/paper/paper.ts';
import type { Script } from '#ielts/paper/script.ts';
import { WRITING_CRITERIA } from '#ielts/marking/model-answers.ts';
import { listeningManifestSchema } from '../server/papers/audio-manifest.ts';
import { numberSchema } from '../server/papers/question-group-schema.ts';
import { scriptSchema } from '../server/papers/script-schema.ts';
import type { KeyContent } from '../server/papers/answer-key-schema.ts';
import type { SectionSource } from './section-source.ts';

/** A file next to the QTI of a package, for what QTI has no place for. Other programs ignore it. */
export const COMPANION = 'section-metadata.json';

const writingModelSchema = z.strictObject({
  band: bandSchema,
  text: z.string().min(1),
  comments: z.array(z.strictObject({ criterion: z.enum(WRITING_CRITERIA), text: localisedSchema })),
});

const storedScriptSchema: z.ZodType<Script> = scriptSchema;

export const companionSchema = z.object({
  format: z.literal('ninefold-section'),
  version: z.literal(1),
  title: localisedSchema,
  module: z.enum(MODULES),
  form: z.enum(FORMS),
  access: z.enum(ACCESSES),
  bands: z.array(z.strictObject({ minRaw: z.int().min(0), band: bandSchema })).optional(),
  /** Keys in the notation of their authors, by the question's number. */
  keys: z.array(z.strictObject({ number: numberSchema, key: z.string().min(1) })).optional(),
  /** Descriptions of pictures, by the picture's name in the package. */
  pictures: z.array(z.strictObject({ href: z.string(), alt: localisedSchema })).optional(),
  checkMinutes: z.int().min(1).max(10).optional(),
  /** Of Listening: what is said in each part, and its audio. */
  scripts: z
    .array(z.strictObject({ script: storedScriptSchema, audio: listeningManifestSchema.optional() }))
    .optional(),
  writing: z
    .array(z.strictObject({ number: z.int(), models: z.array(writingModelSchema).min(1) }))
    .optional(),
  speaking: z
    .strictObject({
      models: z.array(
        z.strictObject({
          question: z.string(),
          band: bandSchema,
          text: z.string().min(1),
          comment: localisedSchema.optional(),
        }),
      ),
      lines: z.array(
        z.strictObject({
          id: z.enum(EXAMINER_LINES),
          text: z.string().min(3),
          spoken: z.string().min(3).optional(),
        }),
      ),
      /** The spoken words of questions by id, where they differ from the written ones. */
      spoken: z.record(z.string(), z.string().min(3)),
    })
    .optional(),
});
export type Companion = z.output<typeof companionSchema>;

/** The part of a section that the companion file holds. */
export function companionOf(source: SectionSource, pictures: Companion['pictures']): Companion {
  const { title, module, form, access } = source;
  const about = { format: 'ninefold-section', version: 1, title, module, form, access } as const;
  return {
    ...about,
    ...(pictures?.length ? { pictures } : {}),
    ...keyParts(source.key),
    ...sectionParts(source),
  };
}

function keyParts(key: KeyContent): Partial<Companion> {
  if (key.skill === 'writing') return { writing: key.tasks };
  if (key.skill === 'speaking') return {};
  return {
    bands: key.bands,
    keys: key.answers.map(({ number, key: accepted }) => ({ number, key: accepted })),
  };
}

function sectionParts({ section, key, scripts, recordings }: SectionSource): Partial<Companion> {
  switch (section.skill) {
    case 'listening':
      return {
        checkMinutes: section.checkMinutes,
        scripts: section.parts.flatMap((part) => {
          const script = scripts.get(part.script);
          return script ? [{ script, audio: recordings.get(part.script)?.manifest }] : [];
        }),
      };
    case 'speaking': {
      const questions = section.parts.flatMap((part) =>
        part.part === 2 ? part.roundingOff : part.topics.flatMap(({ questions }) => questions),
      );
      const spoken = questions.flatMap((question): [string, string][] =>
        question.spoken === undefined ? [] : [[question.id, question.spoken]],
      );
      const models = key.skill === 'speaking' ? key.models : [];
      return { speaking: { models, lines: section.examiner.lines, spoken: Object.fromEntries(spoken) } };
    }
    default:
      return {};
  }
}
