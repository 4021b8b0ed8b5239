import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideGrade } from '../../domain/decide-grade.ts';
import { RUBRIC_COMMENTS } from '../../domain/rubric/rubric-comments.ts';
import { plausibleReply } from './fake-judge-fixture.ts';
import type { ChatBody } from './fake-model-server-fixture.ts';
import { aLocalGrade, aModelGrader, ESSAY, WORK } from './model-grader-fixture.ts';

/** What a server may do to a plausible answer. */
type Change = (content: string) => string;
const cut = fc.nat({ max: 2000 }).map(
  (at): Change =>
    (content) =>
      content.slice(0, at),
);
const replaced = fc.tuple(fc.nat({ max: 2000 }), fc.nat({ max: 40 }), fc.string({ unit: 'binary' })).map(
  ([at, length, text]): Change =>
    (content) =>
      content.slice(0, at) + text + content.slice(at + length),
);
const value = fc.tuple(fc.nat({ max: 6 }), fc.json()).map(([at, json]): Change => (content) => {
  const names = Object.entries(JSON.parse(content) as object);
  const name = names[at % names.length]?.[0] ?? '';
  return JSON.stringify({ ...Object.fromEntries(names), [name]: JSON.parse(json) as unknown });
});
const quote = fc
  .oneof(
    fc.tuple(fc.nat({ max: 700 }), fc.nat({ max: 500 })).map(([at, length]) => ESSAY.slice(at, at + length)),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('.*', '$&', '(a+)+$', '\\', '"', 'In my opinion\u0000', 'IN MY OPINION'),
  )
  .map(
    (text): Change =>
      (content) =>
        content.replace(/"quote":"[^"]*"/u, () => `"quote":${JSON.stringify(text)}`),
  );
const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json()).map(
  (text): Change =>
    () =>
      text,
);
const same = fc.constant<Change>((content) => content);
const changes = fc.oneof(
  { weight: 3, arbitrary: quote },
  { weight: 2, arbitrary: same },
  cut,
  replaced,
  value,
  anything,
);
const bodies = fc.oneof(
  { weight: 20, arbitrary: fc.constant(undefined) },
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('{"choices":[]}', '{"choices":[{"message":{}}]}', '{"error":null}', 'null', '[]'),
);
const statuses = fc.oneof(
  { weight: 20, arbitrary: fc.constant(200) },
  fc.constantFrom(201, 400, 401, 404, 413, 418, 422, 429, 500, 503),
);
const OURS = Object.values(RUBRIC_COMMENTS).flatMap((levels) => Object.values(levels));

test('no answer of a server throws, none puts words into a text or into a comment', async () => {
  let graded = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(changes, bodies, statuses), { minLength: 1, maxLength: 12 }),
      async (script) => {
        let at = 0;
        const fetch = (_address: unknown, request?: RequestInit) => {
          const [change, body, status] = script[at++ % script.length] ?? [];
          const content = plausibleReply(JSON.parse(String(request?.body)) as ChatBody);
          const choices = [{ message: { content: change?.(content) ?? content } }];
          return Promise.resolve(
            new Response(body ?? JSON.stringify({ choices }), { status: status ?? 200 }),
          );
        };
        const grader = aModelGrader({
          baseUrl: 'http://llm.example',
          fetch: fetch as typeof globalThis.fetch,
        });
        const outcome = await grader.grade(WORK, aLocalGrade());
        if (!outcome.ok) return;
        graded += 1;
        const work = { kind: 'writing-task-2', texts: [{ text: ESSAY }] } as const;
        expect(decideGrade(work, outcome.grade)).toEqual({ ok: true });
        for (const each of outcome.grade.criteria.flatMap(({ evidence }) => evidence)) {
          expect(ESSAY).toContain(each.quote);
          expect(OURS).toContain(each.comment);
        }
      },
    ),
    { numRuns: 400, seed: 1 },
  );
  expect(graded).toBeGreaterThan(50);
});
