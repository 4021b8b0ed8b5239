import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { SECRET, useAccounts } from '../accounts-fixture.ts';
import { createMailLinks } from './mail-links.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';

const { anAccount, dependencies, query } = useAccounts();
const mailLinks = createMailLinks({ secret: SECRET, publicUrl: 'https://www.ninefold.example' });

async function visit(url: string, method: string): Promise<Response> {
  const app = new Hono();
  serveUnsubscribe(app, { ...dependencies(), mailLinks });
  const { pathname, search } = new URL(url);
  return app.request(`${pathname}${search}`, {
    method,
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  });
}

const choicesOf = async (accountId: string) =>
  (await query('select mail_reminders, mail_news from accounts where id = $1', [accountId]))[0];

test.each([
  ['reminders', { mail_reminders: false, mail_news: true }],
  ['news', { mail_reminders: true, mail_news: false }],
] as const)('a mail program turns %s off, once or twice, and nothing else', async (mail, choices) => {
  const { id } = await anAccount({ mailNews: true });
  const other = await anAccount({ mailNews: true });
  const url = mailLinks.unsubscribeUrl(id, mail);
  for (let time = 0; time < 2; time += 1) expect((await visit(url, 'POST')).status).toBe(200);
  expect(await choicesOf(id)).toEqual(choices);
  expect(await choicesOf(other.id)).toEqual({ mail_reminders: true, mail_news: true });
});

test('looking at the link changes nothing, and leads a person to the settings', async () => {
  const { id } = await anAccount();
  const seen = await visit(mailLinks.unsubscribeUrl(id, 'reminders'), 'GET');
  expect([seen.status, seen.headers.get('location')]).toEqual([303, '/settings#mails']);
  expect(await choicesOf(id)).toMatchObject({ mail_reminders: true });
});

test('a link that is not ours turns nothing off', async () => {
  const { id } = await anAccount({ mailNews: true });
  const other = await anAccount({ mailNews: true });
  const good = mailLinks.unsubscribeUrl(id, 'reminders');
  const strange = createMailLinks({
    secret: 'another secret of thirty-two sig',
    publicUrl: 'https://a.example',
  });
  for (const url of [
    good.slice(0, -1),
    good.replace(id, other.id),
    good.replace('reminders', 'news'),
    good.replace('reminders', 'receipts'),
    good.replace(/token=.*/, 'token='),
    good.replace(/\?.*/, ''),
    strange.unsubscribeUrl(id, 'reminders'),
  ])
    expect((await visit(url, 'POST')).status, url).toBe(400);
  for (const account of [id, other.id])
    expect(await choicesOf(account)).toEqual({ mail_reminders: true, mail_news: true });
});

test('of an account that is gone nobody is told so', async () => {
  const url = mailLinks.unsubscribeUrl(randomIds.uuid(), 'reminders');
  expect((await visit(url, 'POST')).status).toBe(200);
});
