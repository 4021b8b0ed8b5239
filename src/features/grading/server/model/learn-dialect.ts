import type { Dialect, ReplyFormat } from './complete-chat.ts';

/** What is asked of a server that nothing is known of. */
export const FIRST_DIALECT: Dialect = {
  format: 'json-schema',
  temperature: true,
  limit: 'max_completion_tokens',
};

const WEAKER: Readonly<Record<ReplyFormat, ReplyFormat | undefined>> = {
  'json-schema': 'json-object',
  'json-object': 'text',
  text: undefined,
};

/** A statement that a request was not understood. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 415, 422, 501]);

/**
 * What to ask of a server that refused a request: without the part that it names, or, where it names none, with less of
 * everything. Undefined: there is nothing left to leave out, or the refusal has another reason.
 */
export function learnDialect(dialect: Dialect, status: number, said: string): Dialect | undefined {
  if (!NOT_UNDERSTOOD.has(status)) return undefined;
  if (dialect.temperature && /temperature/iu.test(said)) return { ...dialect, temperature: false };
  if (dialect.limit !== 'none' && said.includes(dialect.limit))
    return { ...dialect, limit: weakerLimit(dialect) };
  const format = WEAKER[dialect.format];
  if (format !== undefined) return { ...dialect, format };
  if (dialect.temperature) return { ...dialect, temperature: false };
  return dialect.limit === 'none' ? undefined : { ...dialect, limit: weakerLimit(dialect) };
}

/** A server that ignored the format is asked for a weaker one; undefined: there is none. */
export function weakerFormat(dialect: Dialect): Dialect | undefined {
  const format = WEAKER[dialect.format];
  return format === undefined ? undefined : { ...dialect, format };
}

function weakerLimit({ limit }: Dialect): Dialect['limit'] {
  return limit === 'max_completion_tokens' ? 'max_tokens' : 'none';
}
