import { describeRoute, resolver, validator } from 'hono-openapi';
import type { Api } from './api-env.ts';
import { describeRefusals } from './describe-refusals.ts';
import { takesVisitors, type Endpoint } from './endpoint.ts';
import { KEY_PARAMETER } from './idempotency-key.ts';
import type { Problem } from './problem.ts';

const bytes = { type: 'string', format: 'binary' } as const;

/** An upload in the API description: the bytes alone, or a form with one file. */
function uploadContent({ field, types }: NonNullable<Endpoint['upload']>) {
  const form = { type: 'object' as const, properties: { [field]: bytes }, required: [field] };
  return {
    ...Object.fromEntries(types.map((type) => [type, { schema: bytes }])),
    'multipart/form-data': { schema: form },
  };
}

/** Alternatives, as OpenAPI lists them. A call that is open to visitors needs no token. */
function securityOf(access: NonNullable<Endpoint['access']>): Record<string, string[]>[] {
  const signedIn = { appKey: [], accessToken: [] };
  return takesVisitors(access) ? [{ appKey: [] }, signedIn] : [signedIn];
}

/** The part of the API description that only the definition knows. */
function describeAnswers(definition: Endpoint, refusals: Readonly<Record<string, Problem>>) {
  const done = definition.download
    ? { [definition.download]: {} }
    : { 'application/json': { schema: resolver(definition.reply) } };
  return describeRoute({
    summary: definition.summary,
    tags: [definition.path.split('/')[2] ?? 'api'],
    ...(definition.access ? { security: securityOf(definition.access) } : {}),
    ...(definition.idempotent ? { parameters: [KEY_PARAMETER] } : {}),
    ...(definition.upload
      ? { requestBody: { required: true, content: uploadContent(definition.upload) } }
      : {}),
    responses: {
      200: { description: 'Done', content: done },
      ...describeRefusals(definition, refusals),
    },
  });
}

/** Puts a call into the API's description. Its handler is never run: requests do not pass it. */
export function describeEndpoint(
  api: Api,
  definition: Endpoint,
  refusals: Readonly<Record<string, Problem>>,
): void {
  const { method, path, params, query, body } = definition;
  api.description.on(
    [method.toUpperCase()],
    [path],
    describeAnswers(definition, refusals),
    ...(params ? [validator('param', params)] : []),
    ...(query ? [validator('query', query)] : []),
    ...(body ? [validator('json', body)] : []),
  );
}
