import { beforeAll, expect, test } from 'vitest';
import { aPicture } from '#features/accounts/server/profile/avatar-fixture.ts';
import { ACCESS } from './access-table.ts';
import { freshAddress, PASSWORD, signInAdmin } from './known-world.ts';
import { listOperations, type Operation } from './operations.ts';
import { SECRET, useSiteApi } from './site-api.ts';

const { send, database, logText, mails } = useSiteApi();

/** As many calls as there are connections. */
const AT_ONCE = 8;

let operations: Operation[];
beforeAll(async () => {
  operations = listOperations(await (await send('/api/openapi.json')).json());
});

/**
 * Calls as an admin, with a valid body and two invalid ones. Returns the parts of it that no log may have.
 */
async function callAsAdmin(operation: Operation, picture: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { id, email, token, cookie } = await signInAdmin(send, database().db);
  const address = freshAddress();
  const secrets = [token, ...cookie.split(/; |=/).filter((part) => part.length > 20), address];
  const input = ACCESS[operation.name]?.body?.({
    email,
    password: PASSWORD,
    picture,
    termsVersion: 'none',
  });
  const [type, body] =
    input instanceof Uint8Array ? ['image/png', input] : ['application/json', JSON.stringify(input ?? {})];
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
  return secrets;
}

test('no secrets or personal data in logs, whatever is called and however it ends', async () => {
  const picture = Uint8Array.from(await aPicture({ width: 8, height: 8 }).png().toBuffer());
  const secrets: string[] = [PASSWORD, SECRET, '@example.org', 'Mei', '123456'];
  for (let place = 0; place < operations.length; place += AT_ONCE) {
    const some = operations.slice(place, place + AT_ONCE);
    secrets.push(...(await Promise.all(some.map((each) => callAsAdmin(each, picture)))).flat());
  }
  for (const mail of mails) {
    const [, link = ''] = /[?&]token=([\w-]+)/.exec(mail.text) ?? [];
    if (link) secrets.push(link);
  }
  expect(mails.length).toBeGreaterThan(3);
  const log = logText();
  expect(log.split('\n').length).toBeGreaterThan(operations.length);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
