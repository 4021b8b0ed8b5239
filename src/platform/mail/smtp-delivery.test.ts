import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createMailer } from './create-mailer.ts';
import { aMail, headerOf, partsOf, startSmtpServer } from './mail-fixture.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const timeouts = { connect: 300, greeting: 300, idle: 300, total: 700 };

function mailerTo(smtpUrl: string, log = collectLog().log) {
  return createMailer({
    config: { smtpUrl, mailFrom: 'School <school@ninefold.example>', dataDir: '/nowhere' },
    log,
    ids: randomIds,
    clock: { now: () => new Date() },
    defaultFrom: 'a@b.example',
    timeouts,
  });
}

async function serve(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options);
  closing.push(server.close);
  return server;
}

/** A server that speaks no SMTP: `talk` does what it likes with the socket. */
async function serveRaw(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('no, <learner@example.org>'), { responseCode });

describe('a mail server', () => {
  test('gets the email unchanged, for its one recipient', async () => {
    const { url, received } = await serve();
    const sent = await mailerTo(url).send(
      aMail({ eventKey: 'result 7', headers: { 'Auto-Submitted': 'auto-generated' } }),
    );
    expect(received).toHaveLength(1);
    const [{ source, recipients } = { source: '', recipients: [] }] = received;
    expect(recipients).toEqual(['learner@example.org']);
    expect(headerOf(source, 'message-id')).toBe(sent.ok && sent.messageId);
    expect(headerOf(source, 'subject')).toBe('你的成績 — your result');
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    expect(partsOf(source)['text/html']).toBe('<p>你好 &amp; hello</p>');
  });

  test('gets the same Message-ID when an event’s email is sent again', async () => {
    const { url, received } = await serve();
    await mailerTo(url).send(aMail({ eventKey: 'result 7' }));
    await mailerTo(url).send(aMail({ eventKey: 'result 7' }));
    await mailerTo(url).send(aMail({ eventKey: 'result 8' }));
    const ids = received.map(({ source }) => headerOf(source, 'message-id'));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });
});

describe('a refusal is a value', () => {
  test.each<[string, 'rejected' | 'undelivered', SMTPServerOptions]>([
    ['an unknown recipient, for good', 'rejected', { onRcptTo: (_, __, done) => done(refusal(550)) }],
    ['a full post box, for now', 'undelivered', { onRcptTo: (_, __, done) => done(refusal(452)) }],
    [
      'a message that is not wanted, for good',
      'rejected',
      { onData: (stream, _, done) => stream.resume().once('end', () => done(refusal(554))) },
    ],
    [
      'a greylisted message, for now',
      'undelivered',
      { onData: (stream, _, done) => stream.resume().once('end', () => done(refusal(451))) },
    ],
    ['our sender, which is ours to mend', 'undelivered', { onMailFrom: (_, __, done) => done(refusal(550)) }],
    ['our machine, which is ours to mend', 'undelivered', { onConnect: (_, done) => done(refusal(554)) }],
  ])('of %s', async (_, kind, options) => {
    const { log, text } = collectLog();
    const { url, received } = await serve(options);
    const result = await mailerTo(url, log).send(aMail());
    expect(result).toMatchObject({ ok: false, refusal: kind });
    expect(received).toEqual([]);
    expect(!result.ok && result.reason).toMatch(/^E[A-Z]+ \d{3}/);
    expect(text()).not.toContain('learner@example.org');
  });

  test('of our password', async () => {
    const { url } = await serve({
      onAuth: (_, __, done) => done(new Error('wrong')),
      authOptional: false,
      allowInsecureAuth: true,
    });
    const { log, text } = collectLog();
    const result = await mailerTo(url.replace('//', '//user:hush-hush@'), log).send(aMail());
    expect(result).toMatchObject({ ok: false, refusal: 'undelivered' });
    expect(text()).not.toContain('hush');
  });
});

describe('no server keeps the sender waiting', () => {
  test('one that is not there', async () => {
    const result = await mailerTo('smtp://127.0.0.1:1').send(aMail());
    expect(result).toMatchObject({ ok: false, refusal: 'undelivered' });
  });

  test.each<[string, (socket: Socket) => void]>([
    ['one that never says a word', () => undefined],
    ['one that hangs after its greeting', (socket) => socket.write('220 hello\r\n')],
    ['one that hangs up', (socket) => socket.destroy()],
    [
      'one that drips, and never ends',
      (socket) => {
        socket.write('220 hello\r\n');
        const drip = setInterval(() => socket.write('250-more\r\n'), 100);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ])('%s', async (_, talk) => {
    const url = await serveRaw(talk);
    expect(await mailerTo(url).send(aMail())).toMatchObject({ ok: false, refusal: 'undelivered' });
  });
});
