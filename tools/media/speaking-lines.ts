import { z } from 'zod';

const lineSchema = z.object({ id: z.string(), text: z.string(), spoken: z.string().optional() });
export type ExaminerLine = z.output<typeof lineSchema>;

const topicsSchema = z.object({ topics: z.array(z.object({ questions: z.array(lineSchema) })) });
const talkSchema = z.object({ roundingOff: z.array(lineSchema) });

/** The spoken part of a Speaking section; the content check looks at the rest. */
const speakingSchema = z.object({
  skill: z.literal('speaking'),
  parts: z.array(z.union([topicsSchema, talkSchema])),
  examiner: z.object({ lines: z.array(lineSchema) }),
});

const paperSchema = z.object({ sections: z.array(z.unknown()) });

/** Everything the examiner says in a paper: the lines, and the questions of all parts. Empty: it has no Speaking. */
export function listExaminerLines(paper: unknown): ExaminerLine[] {
  const section = paperSchema
    .parse(paper)
    .sections.find((each) => speakingSchema.pick({ skill: true }).safeParse(each).success);
  if (section === undefined) return [];
  const { parts, examiner } = speakingSchema.parse(section);
  const questions = parts.flatMap((part) =>
    'topics' in part ? part.topics.flatMap((topic) => topic.questions) : part.roundingOff,
  );
  return [...examiner.lines, ...questions];
}
