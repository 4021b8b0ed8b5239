import { expect, test } from 'vitest';
import { getChallenge } from '../../auth-contract.ts';
import { useAccounts } from '../accounts-fixture.ts';

const PATH = '/api/users/challenge';

const { ask } = useAccounts({
  botChallenge: {
    issue: async () => ({ kind: 'altcha', challenge: { parameters: { cost: 2_000 } } }),
    check: async () => ({ ok: true }),
  },
});

test('a page gets the challenge of this installation, and nobody keeps it', async () => {
  const { status, body, headers } = await ask('GET', PATH);
  expect(status).toBe(200);
  expect(getChallenge.reply.parse(body)).toEqual({
    kind: 'altcha',
    challenge: { parameters: { cost: 2_000 } },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a classroom may ask, somebody who never stops may not', async () => {
  for (let page = 0; page < 300; page += 1) expect((await ask('GET', PATH)).status).toBe(200);
  const refused = await ask('GET', PATH);
  expect(refused.status).toBe(429);
  expect(refused.body.type).toBe('urn:ninefold:problem:throttled');
  expect((await ask('GET', PATH, { address: '198.51.100.9' })).status).toBe(200);
});
