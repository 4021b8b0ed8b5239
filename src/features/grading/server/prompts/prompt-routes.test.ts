import { beforeAll, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createApi } from '#platform/http/create-api.ts';
import { createLog } from '#platform/log/log.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { listWritingPrompts } from '../../works-contract.ts';
import { loadWritingPrompts } from './load-writing-prompts.ts';
import { mountPromptRoutes } from './prompt-routes.ts';

const { all } = contentOrThrow(loadWritingPrompts('content'));

async function ask(language: string): Promise<string> {
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  const api = createApi({ config: parsed.config, log: createLog('silent'), ids: randomIds } as never);
  mountPromptRoutes(api, { listPrompts: () => all });
  const response = await api.request('/api/writing-prompts', {
    headers: { 'x-requested-key': 'ninefold-development', 'accept-language': language },
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe.each(LANGUAGES)('the bank in %s', (language) => {
  let reply = '';
  beforeAll(async () => {
    reply = await ask(language);
  });

  test('is listed with its topics in that language', () => {
    const { prompts } = listWritingPrompts.reply.parse(JSON.parse(reply));
    expect(prompts.map(({ topic }) => topic)).toEqual(all.map(({ topic }) => topic[language]));
    expect(prompts.map(({ prompt_id }) => prompt_id)).toEqual(all.map(({ id }) => id));
  });

  test('has no word of a model or of its comments', () => {
    const models = all.flatMap((prompt) => prompt.models);
    const secrets = models.flatMap(({ text, comments }) => [
      ...text.split('\n').filter((line) => line.length > 40),
      ...comments.map((comment) => comment.text[language]),
    ]);
    expect(secrets.length).toBeGreaterThan(300);
    const shown = JSON.stringify(JSON.parse(reply));
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    expect(shown).not.toMatch(/"(?:models|comments)"/u);
  });
});
