import { z } from 'zod';
import { CONTENT_KINDS } from './content-kinds.ts';

/**
 * The JSON Schema of every kind of file, by its name below `content/`, made from the server's own schemas.
 */
export function generateSchemas(): Map<string, string> {
  return new Map(
    Object.entries(CONTENT_KINDS).map(([kind, { schema }]) => [
      `schema/${kind}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }), null, 2)}\n`,
    ]),
  );
}
