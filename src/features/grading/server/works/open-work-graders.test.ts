import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import {
  FAKE_REPLIES,
  startFakeModelServer,
  type FakeModelOptions,
} from '../model/fake-model-server-fixture.ts';
import { modelOf, openWorkGraders } from './open-work-graders.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function open(settings: Readonly<Record<string, string>>) {
  const parsed = parseConfig(settings);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { log, text } = collectLog();
  const lines = () =>
    text()
      .split('\n')
      .flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
  const graders = openWorkGraders({ config: parsed.config, log });
  closing.push(graders.close);
  return { graders, lines };
}

async function aServer(options: FakeModelOptions = {}) {
  const server = await startFakeModelServer(options);
  closing.push(server.close);
  return { server, settings: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'a-model', AI_API_KEY: 'secret-key' } };
}

test('without its settings there is no language model', () => {
  const { graders } = open({});
  expect(graders.model).toBeUndefined();
  expect(modelOf({ graders })).toBeNull();
});

test('a server that only writes transcripts grades no Writing', async () => {
  const { server } = await aServer();
  const { graders } = open({ AI_BASE_URL: server.baseUrl, AI_TRANSCRIBE_MODEL: 'w' });
  expect(graders.model).toBeUndefined();
});

test('a start asks the language model one question without a text, and the log says that it answers', async () => {
  const { server, settings } = await aServer();
  const { graders, lines } = open(settings);
  const { host } = new URL(server.baseUrl);
  expect(modelOf({ graders })).toEqual({ name: 'a-model', host, reads_texts: true, hears_recordings: false });
  await expect
    .poll(lines)
    .toMatchObject([
      { level: 30, host, model: 'a-model', calibrated: [], msg: 'A language model grades Writing.' },
    ]);
  expect(server.requests.map(({ body }) => body.messages?.[1]?.content)).toEqual(['Which colour has grass?']);
});

test('a process that grades nothing asks nothing', async () => {
  const { server, settings } = await aServer();
  const { graders } = open({ ...settings, ROLE: 'web' });
  expect(graders.model?.name).toBe('a-model');
  const worker = open({ ...settings, ROLE: 'worker' });
  await expect.poll(worker.lines).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
});

test('a wrong key does not end the start: the log names the settings, and not the key', async () => {
  const { settings } = await aServer({ probe: () => FAKE_REPLIES.badKey });
  const { graders, lines } = open(settings);
  expect(graders.model).toBeDefined();
  await expect.poll(lines).toMatchObject([
    {
      level: 40,
      failure: 'refused',
      msg: 'The language model did not accept the request: AI_API_KEY or AI_MODEL may be wrong. Texts are graded on this machine until it answers.',
    },
  ]);
  expect(JSON.stringify(lines())).not.toContain('secret-key');
});

test('a school’s broken calibration ends the start with its name', () => {
  const school = mkdtempSync(join(tmpdir(), 'school-'));
  try {
    mkdirSync(join(school, 'grading'));
    writeFileSync(join(school, 'grading/model-calibration.json'), '{"format": 2}');
    const settings = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm', CONTENT_DIR: school };
    expect(() => open(settings)).toThrow('grading/model-calibration.json');
  } finally {
    rmSync(school, { recursive: true });
  }
});
