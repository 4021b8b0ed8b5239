import { describe, expect, test } from 'vitest';
import { parseIceServers, reachOf } from './ice-servers.ts';

const STUN = { urls: ['stun:stun.example.org:3478'] };
const TURN = { urls: ['turn:turn.example.org?transport=udp'], username: 'school', credential: 'secret' };
const parse = (value: unknown) => parseIceServers(JSON.stringify(value));

describe('servers for calls', () => {
  test.each([
    ['no server', [], []],
    ['one address as text', [{ urls: 'stun:stun.example.org' }], [{ urls: ['stun:stun.example.org'] }]],
    ['several', [STUN, TURN], [STUN, TURN]],
    [
      'an address with IPv6',
      [{ urls: 'stuns:[2001:db8::1]:5349' }],
      [{ urls: ['stuns:[2001:db8::1]:5349'] }],
    ],
  ])('%s', (_, value, servers) => {
    expect(parse(value)).toEqual(servers);
  });

  test.each([
    ['no list', STUN],
    ['another scheme', [{ urls: 'https://turn.example.org' }]],
    ['a relay without credentials', [{ urls: TURN.urls }]],
    ['an unknown field', [{ ...TURN, password: 'secret' }]],
    ['too many', Array.from({ length: 9 }, () => STUN)],
  ])('refused: %s', (_, value) => {
    expect(parse(value)).toBeUndefined();
  });

  test('refused: no JSON', () => {
    expect(parseIceServers('stun:stun.example.org')).toBeUndefined();
  });

  test.each([
    ['none', []],
    ['direct', [STUN]],
    ['relay', [STUN, TURN]],
  ] as const)('reach: %s', (reach, servers) => {
    expect(reachOf(servers)).toBe(reach);
  });
});
