import fc from 'fast-check';
import { arbitraryBody, fitting, oddText, type Vocabulary } from './arbitrary-value.ts';
import type { Operation, Schema } from './operations.ts';

/** A request to send; `actor` names the owner of its token and cookie. */
export type WildRequest = {
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly actor: 'nobody' | 'learner' | 'admin';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** Texts that are not JSON, or JSON that has broken parsers. */
const ODD_BODIES: readonly (string | Uint8Array)[] = [
  '',
  '{',
  'null',
  '"text"',
  '[]',
  '{"email":1e999}',
  '{"email":"a","email":"b"}',
  '{"__proto__":{"role":"admin"}}',
  '{"email":"\\ud800"}',
  '\uFEFF{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"email":"${'x'.repeat(17_000)}"}`,
  `{${Array.from({ length: 1_000 }, (_, field) => `"f${field}":1`).join(',')}}`,
  'email=a%40b.example&password=x',
  Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
  Uint8Array.of(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d),
  // The first bytes of a JPEG, a PNG and a WebP picture, and then nothing.
  Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  new TextEncoder().encode('RIFF\u0004\u0000\u0000\u0000WEBPVP8 '),
];

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/problem+json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'image/png',
  'image/svg+xml',
  'a/b/c',
];

/** Header values may hold Latin-1 without controls; anything else never leaves a client. */
const headerText = fc
  .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code < 0x7f || code > 0x9f)).trim());

const ODD_HEADERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'content-type': fc.constantFrom(...CONTENT_TYPES),
  'accept-language': fc.oneof(
    headerText,
    fc.constantFrom('zh-TW,zh;q=0.9', '*;q=x', ',;q=;', 'x'.repeat(3_000)),
  ),
  authorization: fc.oneof(
    headerText,
    fc.constantFrom(
      'Bearer',
      'Bearer a.b.c',
      'Basic YTpi',
      `Bearer ${'e'.repeat(3_000)}`,
      'Bearer eyJhbGciOiJub25lIn0.e30.',
    ),
  ),
  cookie: fc.oneof(
    headerText,
    fc.constantFrom(
      'refresh=',
      `refresh=${'a'.repeat(43)}`,
      'refresh=%00',
      'visitor=%ff',
      '=;=;',
      `a=${'b'.repeat(4_000)}`,
    ),
  ),
  'user-agent': fc.oneof(headerText, fc.constantFrom('', 'x'.repeat(4_000))),
  'x-forwarded-for': fc.oneof(headerText, fc.constantFrom('::', ', ,', '1.2.3.4, 999.1.1.1', 'fe80::1%eth0')),
  'x-requested-key': headerText,
  origin: fc.oneof(headerText, fc.constantFrom('null', 'https://evil.example')),
  'idempotency-key': headerText,
  accept: headerText,
  range: fc.constantFrom('bytes=0-0', 'bytes=-'),
  'if-none-match': fc.constantFrom('*', '"a"'),
};

const oddHeader = fc.oneof(
  ...Object.entries(ODD_HEADERS).map(([name, value]) => value.map((text) => [name, text] as const)),
);

const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 3 }) },
);

/** Written into an address: as it should be, or raw where a client may do so. */
const inAddress = fc
  .tuple(oddText, fc.boolean())
  .map(([text, raw]) =>
    raw ? text.replace(/[^\x21-\x7e]|[#?/\\]/g, '') : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')),
  );

const parameter = (schema: Schema, vocabulary: Vocabulary) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fitting(schema, vocabulary).map((value) =>
        encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '')),
      ),
    },
    { weight: 1, arbitrary: inAddress },
  );

/** What an id belongs to in paths with this part: a recording has a separate attempt, a take a course of its own. */
const OWNERS = {
  '/responses': 'a recording',
  '/takes/': 'a take',
  '/marking-invitations/': 'an invitation',
  '/admin/marking-bank/': 'the school',
  '/teach/bank/': 'a teacher',
};

function arbitraryPath({ path, inPath, inQuery }: Operation, vocabulary: Vocabulary): fc.Arbitrary<string> {
  const parts = fc.record(
    Object.fromEntries(
      Object.entries(inPath).map(([name, schema]) => {
        const owner = Object.entries(OWNERS).find(([part]) => path.includes(part))?.[1];
        const known = fc.constant(vocabulary.ids[`${name} of ${owner}`] ?? vocabulary.ids[name] ?? '-');
        return [name, fc.oneof({ weight: 2, arbitrary: known }, parameter(schema, vocabulary))];
      }),
    ),
  );
  const named = fc.record(
    Object.fromEntries(
      Object.entries(inQuery).map(([name, schema]) => [name, parameter(schema, vocabulary)]),
    ),
    { requiredKeys: [] },
  );
  const strange = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.tuple(inAddress, inAddress).map(([name, value]) => `${name}=${value}`) },
  );
  return fc.tuple(parts, named, strange).map(([filled, query, extra]) => {
    const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? '') || '-');
    const parameters = [
      ...Object.entries(query).map(([name, value]) => `${name}=${value}`),
      ...(extra ? [extra] : []),
    ];
    return parameters.length > 0 ? `${whole}?${parameters.join('&')}` : whole;
  });
}

/**
 * Requests of one call. They are near enough to its input that many pass the first check, and far enough from
 * it to fail.
 */
export function arbitraryRequest(operation: Operation, vocabulary: Vocabulary): fc.Arbitrary<WildRequest> {
  const json = operation.body
    ? arbitraryBody(operation.body, vocabulary).map((body) => JSON.stringify(body) ?? '')
    : fc.constant('{}');
  const body: fc.Arbitrary<string | Uint8Array | undefined> = fc.oneof(
    { weight: operation.body ? 10 : 1, arbitrary: json },
    { weight: operation.takesFile ? 10 : 2, arbitrary: fc.constantFrom(...ODD_BODIES) },
    { weight: operation.body || operation.takesFile ? 1 : 10, arbitrary: fc.constant(undefined) },
    { weight: operation.takesFile ? 5 : 0, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  );
  const method = fc.oneof(
    { weight: 30, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET') },
  );
  const actor =
    operation.token === 'needed'
      ? fc.constantFrom<WildRequest['actor'][]>('learner', 'admin', 'admin', 'nobody')
      : fc.constantFrom<WildRequest['actor'][]>('nobody', 'learner');
  return fc
    .record({ method, path: arbitraryPath(operation, vocabulary), actor, headers: oddHeaders, body })
    .map(({ method, path, actor, headers, body }) => ({
      operation: operation.name,
      method,
      path,
      actor,
      headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
      // A browser sends none with these either.
      ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
    }));
}
