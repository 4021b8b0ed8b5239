import { beforeAll, expect, test } from 'vitest';
import { aPicture } from '#features/accounts/server/profile/avatar-fixture.ts';
import { ACCESS } from './access-table.ts';
import { anAccount, freshAddress, PASSWORD, signIn } from './known-world.ts';
import { listOperations, type Operation } from './operations.ts';
import { SECRET, useSiteApi } from './site-api.ts';

const { send, database, logText, mails } = useSiteApi();

let operations: Operation[];
beforeAll(async () => {
  operations = listOperations(await (await send('/api/openapi.json')).json());
});

test('no secrets or personal data in logs, whatever is called and however it ends', async () => {
  const picture = Uint8Array.from(await aPicture({ width: 8, height: 8 }).png().toBuffer());
  const told: string[] = [PASSWORD, SECRET, '@example.org', 'Mei', '123456'];
  for (const operation of operations) {
    const { id, email } = await anAccount(database().db, { role: 'admin' });
    const { token, cookie } = await signIn(send, email);
    const address = freshAddress();
    told.push(token, ...cookie.split(/; |=/).filter((part) => part.length > 20), address);
    const given = ACCESS[operation.name]?.body?.({
      email,
      password: PASSWORD,
      picture,
      termsVersion: 'none',
    });
    const [type, body] =
      given instanceof Uint8Array ? ['image/png', given] : ['application/json', JSON.stringify(given ?? {})];
    const path = operation.path.replace(/\{\w+\}/g, id);
    for (const sent of [body, '{"password":"correct horse 7 battery","email":"x@example.org"', 'null']) {
      await send(path, {
        method: operation.method,
        headers: {
          authorization: `Bearer ${token}`,
          cookie,
          'content-type': type,
          'x-forwarded-for': address,
        },
        ...(operation.method === 'GET' ? {} : { body: sent }),
      });
    }
  }
  for (const mail of mails) {
    const [, link = ''] = /[?&]token=([\w-]+)/.exec(mail.text) ?? [];
    if (link) told.push(link);
  }
  expect(mails.length).toBeGreaterThan(3);
  const log = logText();
  expect(log.split('\n').length).toBeGreaterThan(operations.length);
  expect(told.filter((secret) => log.includes(secret))).toEqual([]);
});
