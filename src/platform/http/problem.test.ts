import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { problemOf } from './api-fixture.ts';
import { PROBLEMS, replyProblem, type FieldProblem, type Problem } from './problem.ts';

async function reply(
  problem: Problem,
  {
    language,
    requestId,
    errors,
  }: { language?: string; requestId?: string; errors?: readonly FieldProblem[] } = {},
) {
  const app = new Hono<{ Variables: Record<string, unknown> }>();
  app.get('/', (context) => {
    context.set('language', language);
    context.set('requestId', requestId);
    return replyProblem(context, 'over-and-done', problem, errors);
  });
  return app.request('/');
}

const problems = Object.entries<Problem>(PROBLEMS);

describe('a problem', () => {
  test.each(problems)(
    '%s is said in both languages, and is the visitor’s or ours by its status',
    (code, problem) => {
      for (const text of [problem.title, problem.detail]) {
        expect(text.en).toMatch(/^[A-Z][ -~]+$/);
        expect(text['zh-Hant']).toMatch(/\p{Script=Han}/u);
      }
      expect(problem.status).toBeGreaterThanOrEqual(400);
      expect(problem.status >= 500).toBe(['no-room', 'server-error', 'unavailable'].includes(code));
    },
  );

  test('is a document of its own type, with its code, the request and its status', async () => {
    const response = await reply(PROBLEMS['not-found'], { language: 'en', requestId: '5f0c' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await problemOf(response)).toEqual({
      type: 'urn:ninefold:problem:over-and-done',
      title: 'Not found',
      status: 404,
      detail: 'There is nothing at this address, or it is not yours to see.',
      request_id: '5f0c',
    });
  });

  test.each([
    ['en', 'Not found'],
    ['zh-Hant', '找不到資料'],
    [undefined, 'Not found'],
  ])('in %s is called %s', async (language, title) => {
    const body = await problemOf(await reply(PROBLEMS['not-found'], language ? { language } : {}));
    expect(body.title).toBe(title);
  });

  test('names the fields when there are some', async () => {
    const errors = [{ field: 'email', code: 'required', message: 'Email is required' }];
    expect((await problemOf(await reply(PROBLEMS['body-invalid'], { errors }))).errors).toEqual(errors);
    expect(await problemOf(await reply(PROBLEMS['body-invalid'], { errors: [] }))).not.toHaveProperty(
      'errors',
    );
  });
});
