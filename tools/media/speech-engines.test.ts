import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VOICES } from '#ielts/paper/script.ts';
import { chooseEngine } from './choose-engine.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-engines-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function voiceTable(entry: object): string {
  const file = join(directory, 'voices.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(VOICES.map((voice) => [voice, entry]))));
  return file;
}

const utterance = { spoken: 'Good morning.', voice: 'man-1', seed: 7 } as const;

describe('a service that speaks like OpenAI’s', () => {
  test('is asked for the words, in the voice that the table names', async () => {
    const requests: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.method === 'POST') {
          requests.push([request.url, request.headers.authorization, JSON.parse(body)]);
        }
        response.end('sound');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const engine = chooseEngine({
      SPEECH_ENGINE: 'openai',
      SPEECH_URL: `http://127.0.0.1:${port}`,
      SPEECH_KEY: 'key',
      SPEECH_MODEL: 'small',
      SPEECH_VOICES: voiceTable({ voice: 'ash', speed: 0.9 }),
    });
    expect(await engine.available()).toBeUndefined();
    expect((await engine.synth(utterance)).toString()).toBe('sound');
    const body = {
      model: 'small',
      input: 'Good morning.',
      response_format: 'wav',
      seed: 7,
      voice: 'ash',
      speed: 0.9,
    };
    expect(requests).toEqual([['/v1/audio/speech', 'Bearer key', body]]);
    await new Promise((resolve) => server.close(resolve));
    expect(await engine.available()).toContain('Nothing answers');
  });
});

describe('Piper', () => {
  const NODE_PROGRAM = `#!${process.execPath}
const { writeFileSync } = require('node:fs');
let words = '';
process.stdin.on('data', (chunk) => (words += chunk));
process.stdin.on('end', () => {
  const file = process.argv[process.argv.indexOf('--output_file') + 1];
  if (file) writeFileSync(file, JSON.stringify([process.argv.slice(2).filter((each) => each !== file), words]));
});
`;

  test('is given the words, the model and no dice', async () => {
    const program = join(directory, 'piper');
    writeFileSync(program, NODE_PROGRAM);
    chmodSync(program, 0o755);
    const engine = chooseEngine({
      SPEECH_ENGINE: 'piper',
      PIPER_COMMAND: program,
      SPEECH_VOICES: voiceTable({ model: 'british.onnx', speaker: 3 }),
    });
    expect(await engine.available()).toBeUndefined();
    const [options, words] = JSON.parse((await engine.synth(utterance)).toString()) as [string[], string];
    expect(words).toBe('Good morning.\n');
    expect(options.join(' ')).toBe(
      '--model british.onnx --output_file --speaker 3 --noise_scale 0 --noise_w 0',
    );
  });

  test('that is not there says what to set', async () => {
    const PIPER_COMMAND = join(directory, 'none');
    const SPEECH_VOICES = voiceTable({ model: 'x.onnx' });
    const engine = chooseEngine({ SPEECH_ENGINE: 'piper', PIPER_COMMAND, SPEECH_VOICES });
    expect(await engine.available()).toContain('PIPER_COMMAND');
  });
});

describe('the configuration says what is missing:', () => {
  test.each([
    ['an engine of another name', { SPEECH_ENGINE: 'parrot' }, 'local, piper or openai'],
    ['no address', { SPEECH_ENGINE: 'openai' }, 'SPEECH_URL'],
    ['no table of voices', { SPEECH_ENGINE: 'piper' }, 'SPEECH_VOICES'],
  ])('%s', (_, env, message) => {
    expect(() => chooseEngine(env)).toThrow(message);
  });

  test('a voice without an entry', () => {
    const file = join(directory, 'some.json');
    writeFileSync(file, JSON.stringify({ narrator: { voice: 'ash' } }));
    const env = {
      SPEECH_ENGINE: 'openai',
      SPEECH_URL: 'http://127.0.0.1',
      SPEECH_MODEL: 'x',
      SPEECH_VOICES: file,
    };
    expect(() => chooseEngine(env)).toThrow('woman-1');
  });

  test('unless nothing is said: the programs of this machine', () => {
    expect(chooseEngine({}).id).toBe('local');
  });
});
