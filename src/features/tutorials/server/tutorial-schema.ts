import { z } from 'zod';
import { VOICES } from '#ielts/paper/script.ts';
import { bandSchema, localisedSchema, schemaName, slugSchema } from '#platform/content/content-schema.ts';
import { SCENE_KINDS, type Tutorial, TUTORIAL_SKILLS } from '../domain/tutorial.ts';
import { slideElementSchema } from './slide-schema.ts';

const sentenceSchema = z.strictObject({
  en: z.string().min(2).describe('What the caption shows and the voice says: one sentence.'),
  'zh-Hant': z.string().min(1).describe('The Chinese caption.'),
  spoken: z
    .string()
    .min(2)
    .optional()
    .describe('As it is said, where “en” has figures, symbols or words that a voice misreads.'),
  voice: z.enum(VOICES).optional().describe('Another voice than the narrator’s, for a clip.'),
  pause: z.number().min(0).max(3).optional().describe('Silence afterwards, in seconds.'),
  think: z.literal(true).optional().describe('Three silent seconds follow, in which the viewer answers.'),
  do: z.array(z.string().min(3)).optional().describe('Cues, such as “mark line.who @ students”.'),
});

const sceneSchema = z.strictObject({
  id: slugSchema,
  kind: z.enum(SCENE_KINDS),
  title: localisedSchema.describe('The heading of the slide, and the name of the chapter.'),
  slide: z.array(slideElementSchema).min(1).max(10),
  narration: z.array(sentenceSchema).min(1).max(14),
});

/** `tutorials/<slug>/tutorial.json`. */
export const tutorialSchema = z
  .strictObject({
    ...schemaName,
    slug: slugSchema,
    number: z.int().min(1),
    title: localisedSchema,
    goal: localisedSchema.describe('What the viewer can do afterwards, completing “You can …”.'),
    skill: z.enum(TUTORIAL_SKILLS),
    bands: z.strictObject({ from: bandSchema, to: bandSchema }),
    lessons: z
      .array(
        z.strictObject({
          course: slugSchema,
          lesson: z.string().regex(/^[1-9]\.[1-9]$/, 'must be module and lesson, such as 5.1'),
        }),
      )
      .min(1),
    open: z.boolean().default(false).describe('Whether visitors may watch it.'),
    draft: z.boolean().default(false),
    published: z.iso.date().optional().describe('The day, for search engines, such as 2026-11-23.'),
    scenes: z.array(sceneSchema).min(4).max(8),
  })
  // Without the name of the schema.
  .transform(
    ({ slug, number, title, goal, skill, bands, lessons, open, draft, published, scenes }): Tutorial => ({
      slug,
      number,
      title,
      goal,
      skill,
      bands,
      lessons,
      open,
      draft,
      published,
      scenes,
    }),
  );
