import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { createLog, type Log } from './log.ts';

const SECRETS = [
  'password',
  'password_confirmation',
  'token',
  'code',
  'secret',
  'ticket',
  'cookie',
  'authorization',
  'email',
  'body',
];

/** A log and the lines it has written. */
function aLog(level = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

function written(act: (log: Log) => void): string {
  const { log, lines } = aLog();
  act(log);
  return lines.join('');
}

describe('a secret is cut out by its name', () => {
  test.each(SECRETS)('%s, at the top and up to two levels below', (name) => {
    const text = written((log) =>
      log.info({ [name]: 'hunter-a', one: { [name]: 'hunter-b', two: { [name]: 'hunter-c' } } }, 'said'),
    );
    expect(text).not.toMatch(/hunter/);
    expect(text.match(/\[redacted\]/g)).toHaveLength(3);
  });

  test.each(SECRETS)('%s, in a list and in what a child log carries', (name) => {
    const text = written((log) =>
      log
        .child({ [name]: 'hunter-a', one: { [name]: 'hunter-b' } })
        .info({ list: [{ [name]: 'hunter-c' }] }, 'said'),
    );
    expect(text).not.toMatch(/hunter/);
    expect(text.match(/\[redacted\]/g)).toHaveLength(3);
  });

  test('with everything inside it', () => {
    expect(written((log) => log.info({ body: { name: 'hunter', answers: ['hunter'] } }))).not.toMatch(
      /hunter/,
    );
  });

  test('and the text next to it stays', () => {
    const { log, parsed } = aLog();
    log.info({ one: { password: 'hunter', path: '/api/attempts' }, status: 200 }, 'said');
    expect(parsed()[0]).toMatchObject({
      one: { password: '[redacted]', path: '/api/attempts' },
      status: 200,
      msg: 'said',
    });
  });
});

describe('a line', () => {
  test('is one JSON object with its level by name, an ISO time and the request it belongs to', () => {
    const { log, lines, parsed } = aLog();
    log.child({ requestId: '5f0c' }).warn({ note: 'two\nlines' }, 'said\ntwice');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(parsed()[0]).toMatchObject({ level: 'warn', requestId: '5f0c', msg: 'said\ntwice' });
    expect(parsed()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('names neither the machine nor the process', () => {
    const { log, parsed } = aLog();
    log.info('said');
    expect(Object.keys(parsed()[0] ?? {}).sort()).toEqual(['level', 'msg', 'time']);
  });

  test.each([
    ['info', 2],
    ['error', 1],
    ['silent', 0],
  ])('below the level %s is not written', (level, count) => {
    const { log, lines } = aLog(level);
    log.debug('a');
    log.info('b');
    log.error('c');
    expect(lines).toHaveLength(count);
  });
});

describe('an error', () => {
  test('is written with its message and its stack', () => {
    const { log, parsed } = aLog();
    log.error({ err: new TypeError('it broke') }, 'request failed');
    expect(parsed()[0]).toMatchObject({
      err: { type: 'TypeError', message: 'it broke', stack: expect.stringContaining('log.test.ts') },
    });
  });

  const hunter = 'hunter@example.org';
  const reason = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    detail: `Key (email)=(${hunter}) already exists.`,
    where: `unnamed portal parameter $1 = '${hunter}'`,
    table: 'accounts',
  });
  const query = new DrizzleQueryError('insert into accounts values ($1, $2)', [hunter, 'two\nlines'], reason);

  test.each([
    ['a failed query', query],
    ['what a failed query caused', new Error('not saved', { cause: query })],
    ['PostgreSQL’s own refusal', reason],
  ])('of %s names the reason, and none of the values', (_, error) => {
    const { log, parsed } = aLog();
    log.error({ err: error }, 'request failed');
    expect(JSON.stringify(parsed())).not.toMatch(/hunter|two\\nlines/);
    expect(parsed()[0]).toMatchObject({
      err: { message: expect.stringContaining('accounts_email') },
      msg: 'request failed',
    });
  });

  test('of a failed query names the statement', () => {
    expect(written((log) => log.error({ err: query }))).toContain('insert into accounts values ($1, $2)');
  });

  test('that is its own cause is written all the same', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(written((log) => log.error({ err: error }))).toContain('round and round');
  });

  test('that is none is written as it is', () => {
    expect(written((log) => log.error({ err: 'a text was thrown' }))).toContain('a text was thrown');
  });
});
