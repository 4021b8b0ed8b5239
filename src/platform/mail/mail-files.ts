import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { writeAtomically } from '../files/write-atomically.ts';
import { composeOptions } from './compose-options.ts';
import type { ComposedMail, MailResult } from './mail-message.ts';

const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;

const keptMailSchema = z.object({
  date: z.string(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
});
/** The .json file of an email, which can be read without parsing MIME. */
export type KeptMail = z.output<typeof keptMailSchema>;

export type MailFiles = {
  write(mail: ComposedMail): Promise<MailResult>;
  /** Newest first; `name` is the file's without its ending. */
  list(): Promise<({ readonly name: string } & KeptMail)[]>;
  find(name: string): Promise<KeptMail | undefined>;
  /** The message as it would have been sent. */
  findSource(name: string): Promise<Buffer | undefined>;
};

/**
 * A directory as an inbox: `<instant>-<id>.eml` for mail programs, and the same as .json. Names sort by time.
 * Like a mail server's inbox it accepts a Message-ID once.
 */
export function createMailFiles(directory: string): MailFiles {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function listNames(): Promise<string[]> {
    const files = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length));
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  }

  async function read(name: string, ending: '.eml' | '.json'): Promise<Buffer | undefined> {
    return NAME.test(name)
      ? await readFile(join(directory, name + ending)).catch(() => undefined)
      : undefined;
  }

  async function find(name: string): Promise<KeptMail | undefined> {
    const json = await read(name, '.json');
    return json && keptMailSchema.parse(JSON.parse(json.toString()));
  }

  return {
    async write(mail) {
      const id = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 16);
      if (!(await listNames()).some((name) => name.endsWith(id))) {
        const name = `${mail.date.toISOString().replace(/[-:.]/g, '')}-${id}`;
        const { message } = await composer.sendMail(composeOptions(mail));
        // The .eml comes last: where it is, the other is.
        await writeAtomically(join(directory, `${name}.json`), JSON.stringify(mail, undefined, 2));
        await writeAtomically(join(directory, `${name}.eml`), message);
      }
      return { ok: true, messageId: mail.messageId };
    },
    async list() {
      const found = await Promise.all(
        (await listNames()).map(async (name) => ({ name, mail: await find(name) })),
      );
      return found.flatMap(({ name, mail }) => (mail ? [{ name, ...mail }] : []));
    },
    find,
    findSource: async (name) => await read(name, '.eml'),
  };
}
