import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const SOCKET = '10.0.0.9';

describe('the last entries are the proxies’ own, the earlier ones are a claim:', () => {
  test.each<[number, string | undefined, string]>([
    [0, undefined, SOCKET],
    [0, '203.0.113.7', SOCKET],
    [0, '198.51.100.1, 203.0.113.7', SOCKET],
    [1, undefined, SOCKET],
    [1, '', SOCKET],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [1, '127.0.0.1, ::1, 10.0.0.1, 203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1,203.0.113.7 ', '203.0.113.7'],
    [1, '198.51.100.1, ', SOCKET],
    [1, ',', SOCKET],
    [1, '2001:db8::7', '2001:db8::7'],
    [2, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '198.51.100.1, 198.51.100.2, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    // One entry is missing: this request came around a proxy, and what is there may be the client's own claim.
    [2, '203.0.113.7', SOCKET],
    [3, '198.51.100.1, 203.0.113.7', SOCKET],
    [2, ', 10.0.0.2', SOCKET],
  ])('%d proxies in front, X-Forwarded-For %j: %s', (trustProxy, forwardedFor, address) => {
    expect(clientAddress(SOCKET, forwardedFor, trustProxy)).toBe(address);
  });
});

test('whatever a client writes in front, its address stays what the proxies saw', () => {
  const claims = ['', '127.0.0.1', '203.0.113.7, 203.0.113.7', ',,,', 'unknown', 'x'.repeat(10_000)];
  for (const claim of claims) {
    expect(clientAddress(SOCKET, `${claim}, 203.0.113.7`, 1)).toBe('203.0.113.7');
    expect(clientAddress(SOCKET, `${claim}, 203.0.113.7, 10.0.0.2`, 2)).toBe('203.0.113.7');
    expect(clientAddress(SOCKET, claim, 0)).toBe(SOCKET);
  }
});

test('without a socket the address is unknown', () => {
  expect(clientAddress(undefined, '203.0.113.7', 0)).toBe('unknown');
  expect(clientAddress(undefined, undefined, 1)).toBe('unknown');
});
