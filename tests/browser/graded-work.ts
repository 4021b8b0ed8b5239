import { expect, type APIRequestContext } from '@playwright/test';
import { siteUrl } from './site-test.ts';
import { API_HEADERS } from './sitting.ts';

/** A report on the free trial's line graph, with errors that the grader finds. */
export const REPORT = [
  'The line graph shows how many books a library lent between 2005 and 2023, in three kind of formats.',
  'Overall, printed books fell strongly in the whole period. In the other hand, e-books and audiobooks rose, although the speed were different.',
  'In 2005, printed books was the most popular format by far. After that the number of them decrease in every year, and it reached its lowest point at the end of the period. People is reading more on screens than before.',
  'There have many reason for the change of e-books, which started near to zero. They rose slowly at first, and then more quickly after 2011. In the last year they was close to printed books.',
].join('\n\n');

/** A text takes a few seconds here. On a busy machine the first one, which starts the grader, takes far longer. */
export const GRADED_MS = 75_000;

type Asking = { readonly request: APIRequestContext };

/** The free trial's Writing, submitted by a visitor's browser and graded; the id of its text. */
export async function aGradedWork({ request }: Asking): Promise<string> {
  const send = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](siteUrl() + path, {
      headers: API_HEADERS,
      ...(data ? { data } : {}),
    });
    return (await answer.json()) as unknown;
  };
  const { attempt_id: id } = (await send('post', '/api/attempts', {
    mock_test: 'free-trial',
    skill: 'writing',
  })) as { attempt_id: string };
  await send('post', `/api/attempts/${id}/submission`, {
    answers: [{ number: 1, value: REPORT, sequence: 1 }],
  });
  const works = async () =>
    ((await send('get', `/api/attempts/${id}/works`)) as { works: { work_id: string; state: string }[] })
      .works;
  await expect
    .poll(async () => (await works()).map(({ state }) => state), { timeout: GRADED_MS })
    .toEqual(['graded']);
  return (await works())[0]?.work_id ?? '';
}
