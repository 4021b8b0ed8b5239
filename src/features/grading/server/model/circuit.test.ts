import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const MINUTE = 60_000;

function aCircuit() {
  let time = 0;
  const circuit = createCircuit(() => time);
  const failTimes = (times: number) => Array.from({ length: times }, circuit.fail);
  return { circuit, failTimes, pass: (ms: number) => (time += ms) };
}

test('five failures in a row rest the server for five minutes', () => {
  const { circuit, failTimes, pass } = aCircuit();
  failTimes(4);
  expect(circuit.mayAsk()).toBe(true);
  circuit.fail();
  expect(circuit.mayAsk()).toBe(false);
  pass(5 * MINUTE - 1);
  expect(circuit.mayAsk()).toBe(false);
  pass(1);
  expect(circuit.mayAsk()).toBe(true);
});

test('a success in between starts the count again', () => {
  const { circuit, failTimes } = aCircuit();
  failTimes(4);
  circuit.succeed();
  failTimes(4);
  expect(circuit.mayAsk()).toBe(true);
});

test('after the rest one may ask, and its outcome decides', () => {
  const { circuit, failTimes, pass } = aCircuit();
  failTimes(5);
  pass(5 * MINUTE);
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false]);
  circuit.pass();
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false]);
  circuit.fail();
  expect(circuit.mayAsk()).toBe(false);
  pass(5 * MINUTE);
  expect(circuit.mayAsk()).toBe(true);
  circuit.succeed();
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true]);
});
