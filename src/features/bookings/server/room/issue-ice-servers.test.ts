import { expect, test } from 'vitest';
import { issueIceServers } from './issue-ice-servers.ts';

const SECRET = 'a-secret-of-the-school';
const TURN = { urls: ['turn:turn.example.org'], secret: SECRET };
const at = (seconds: number) => new Date(seconds * 1_000);

// Written by `printf %s USERNAME | openssl dgst -sha1 -hmac SECRET -binary | base64`.
test.each([
  [1_893_456_000, 'lesson', 'tGKDJHtvgIo6/Kb2Y5B2DgM+SXk='],
  [1_795_881_600, 'a-visit', 'CrcUyg4eAFAKv5151SusVDpIzG0='],
])('the credential until %d for %s is %s', (end, visit, credential) => {
  const issued = issueIceServers([TURN], { until: at(end - 3_600), now: at(end - 7_200), visit });
  expect(issued).toEqual([{ urls: ['turn:turn.example.org'], username: `${end}:${visit}`, credential }]);
});

test('no credential is valid for more than 12 hours', () => {
  const now = at(1_795_881_600);
  const [issued] = issueIceServers([TURN], { until: at(1_895_881_600), now, visit: 'a-visit' });
  expect(issued?.username).toBe(`${1_795_881_600 + 12 * 3_600}:a-visit`);
});

test('other servers stay as they are', () => {
  const servers = [
    { urls: ['stun:stun.example.org'] },
    { urls: ['turns:turn.example.org'], username: 'school', credential: 'a-password' },
  ];
  expect(issueIceServers(servers, { until: at(2), now: at(1), visit: 'a-visit' })).toEqual(servers);
});
