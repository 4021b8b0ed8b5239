import { expect, test } from 'vitest';
import { deriveKey } from './derive-key.ts';
import { seal, unseal } from './seal.ts';

const SECRET = 'a secret of thirty-two characters';
const key = deriveKey(SECRET, 'tests v1');

test('each purpose has a key of its own, the same one each time', () => {
  expect(deriveKey(SECRET, 'tests v1')).toEqual(key);
  expect(deriveKey(SECRET, 'tests v2')).not.toEqual(key);
  expect(deriveKey(`${SECRET}!`, 'tests v1')).not.toEqual(key);
  expect(deriveKey(SECRET, 'tests v1', 48)).toHaveLength(48);
});

test('what is sealed opens again, and twice the same text looks different', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP 密', 'row 1');
  expect(unseal(key, sealed, 'row 1')).toBe('JBSWY3DPEHPK3PXP 密');
  expect(seal(key, 'JBSWY3DPEHPK3PXP 密', 'row 1')).not.toEqual(sealed);
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
});

test('what was changed, belongs elsewhere or has another key does not open', () => {
  const sealed = seal(key, 'text', 'row 1');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unseal(key, changed, 'row 1')).toBeUndefined();
  }
  expect(unseal(key, sealed, 'row 2')).toBeUndefined();
  expect(unseal(deriveKey(SECRET, 'tests v2'), sealed, 'row 1')).toBeUndefined();
  expect(unseal(key, sealed.subarray(0, 20), 'row 1')).toBeUndefined();
  expect(unseal(key, Buffer.alloc(0), 'row 1')).toBeUndefined();
});
