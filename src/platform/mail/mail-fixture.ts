import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import type { MailMessage } from './mail-message.ts';

/** An email for tests. */
export function aMail(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    to: 'learner@example.org',
    subject: '你的成績 — your result',
    text: '你好\nHello\n',
    html: '<p>你好 &amp; hello</p>',
    ...changes,
  };
}

export type ReceivedMail = { readonly source: string; readonly recipients: readonly string[] };

/** A real SMTP server on a free port that stores its messages; `options` make it refuse or delay. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void buffer(stream).then((bytes) => {
        received.push({
          source: bytes.toString(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The header lines of a message, unfolded. */
export function headersOf(source: string): string[] {
  const [head = ''] = source.split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

/** The value of the one header of a name, with encoded words read. */
export function headerOf(source: string, name: string): string | undefined {
  const found = headersOf(source).filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  if (found.length > 1) throw new Error(`${name} stands ${found.length} times.`);
  return found[0]
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : readQuoted(text.replaceAll('_', ' ')),
    );
}

function readQuoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The bodies of a message's parts, decoded, by content type. */
export function partsOf(source: string): Record<string, string> {
  const boundary = /boundary="?([^";\r\n]+)"?/.exec(source)?.[1] ?? '';
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const text = part.trimStart();
      const type = headerOf(text, 'content-type')?.split(';')[0] ?? '';
      const body = text.slice(text.search(/\r?\n\r?\n/)).trim();
      const encoding = headerOf(text, 'content-transfer-encoding');
      if (encoding === 'base64') return [type, Buffer.from(body, 'base64').toString()];
      return [type, encoding === 'quoted-printable' ? readQuoted(body) : body];
    }),
  );
}
