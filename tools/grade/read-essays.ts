import { readFileSync } from 'node:fs';
import { z } from 'zod';

const essaySchema = z.object({
  task: z.union([z.literal(1), z.literal(2)]),
  prompt: z.string(),
  essay: z.string(),
  band: z.number().min(0).max(9),
});
export type MarkedEssay = z.output<typeof essaySchema>;

/** The marked essays of a file, one JSON object a line. Throws with the number of the first line that is not one. */
export function readEssays(file: string): readonly MarkedEssay[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, place) => {
      if (line.trim() === '') return [];
      const essay = essaySchema.safeParse(readJson(line));
      if (!essay.success) {
        throw new Error(`${file}, line ${place + 1}: {"task": 1|2, "prompt", "essay", "band"} is expected.`);
      }
      return [essay.data];
    });
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
