import { globSync, readdirSync, readFileSync } from 'node:fs';
import { EXPLANATIONS } from './browser/free-trial.ts';
import { ALL_PATHS, PUBLIC_PATHS, SIGNED_IN_PATHS } from './browser/public-pages.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { expect, test } from './browser/site-test.ts';
import { LANGUAGES } from './browser/texts.ts';
import { askSite, rawGet } from './browser/ask-site.ts';

/** The start of the second paragraph of each model answer to a prompt of the bank. */
function readModels(): string[] {
  return globSync('content/practice/writing/*/key.json').flatMap((file) => {
    const { models } = JSON.parse(readFileSync(file, 'utf8')) as { models: { text: string }[] };
    return models.map(({ text }) => (text.split('\n\n')[1] ?? '').slice(0, 40));
  });
}

test('what only the server may know is in no page, script or file that can be fetched', async () => {
  const explanations = EXPLANATIONS.flatMap((each) => [each.en.slice(0, 40), each['zh-Hant'].slice(0, 15)]);
  expect(explanations.length).toBe(26);
  const models = readModels();
  expect(models.length).toBe(72);
  const secrets = [...explanations, ...models];
  // The server sends a page for signed-in people to everyone; its script redirects.
  const pages = [...ALL_PATHS, ...SIGNED_IN_PATHS];
  const data = [...PUBLIC_PATHS, ...SIGNED_IN_PATHS].map((path) => `${path === '/' ? '/_' : path}.data`);
  const leaking: string[] = [];
  const look = (path: string, text: string) => {
    if (secrets.some((secret) => text.includes(secret))) leaking.push(path);
  };
  for (const path of [...pages, ...data]) {
    const answers = LANGUAGES.map((language) => askSite(path, { 'accept-language': language }));
    for (const answer of await Promise.all(answers)) look(path, await answer.text());
  }
  // They are sent as they are on the disk. The compressed copies hold the same.
  const files = readdirSync('build/client/assets').filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) look(name, readFileSync(`build/client/assets/${name}`, 'utf8'));
  expect(leaking).toEqual([]);
  // The prompts are listed for everybody, without their models.
  const listed = await (await askSite('/api/writing-prompts', API_HEADERS)).text();
  expect(listed).toContain('"prompt_id":"zoos"');
  expect(models.filter((model) => listed.includes(model))).toEqual([]);
  for (const path of [
    '/content/mock-tests/free-trial/answer-key.json',
    '/media/../content/mock-tests/free-trial/answer-key.json',
    '/media/..%2fcontent/mock-tests/free-trial/answer-key.json',
    '/assets/..%2f..%2f..%2fcontent/mock-tests/free-trial/answer-key.json',
    '/content/practice/writing/zoos/key.json',
    '/media/..%2fcontent/practice/writing/zoos/key.json',
    '/content/mock-tests/free-trial/scripts/listening-1.json',
    '/media/..%2fcontent/mock-tests/free-trial/scripts/listening-1.json',
  ]) {
    expect((await rawGet(path, {})).status, path).toBe(404);
  }
});
