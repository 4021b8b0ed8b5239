import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiate, newNegotiation, type NegotiationInput, type Signal } from './negotiation.ts';

type Name = 'polite' | 'impolite';
const OTHER = { polite: 'impolite', impolite: 'polite' } as const;

/**
 * A browser's connection as far as negotiation goes. It throws where a real one would: at an answer without an offer, at
 * an offer over an own one, at a candidate that belongs to no description it has.
 */
function aBrowser(name: Name, send: (signal: Signal) => void) {
  let machine = newNegotiation(name === 'polite');
  let offers = 0;
  /** The own offer that waits, and the descriptions that are agreed. */
  let pending: string | undefined;
  let agreed = '';
  let remote = '';
  /** The browser asks for a negotiation until one of its own offers was answered. */
  let wants = false;

  function take(input: NegotiationInput): void {
    const { next, acts } = negotiate(machine, input);
    machine = next;
    for (const each of acts) {
      switch (each.act) {
        case 'offer':
          offers += 1;
          pending = `${name} ${offers}`;
          send({ kind: 'offer', body: pending });
          send({ kind: 'candidate', body: pending });
          break;
        case 'roll-back':
          if (pending === undefined) throw new Error('nothing to take back');
          pending = undefined;
          break;
        case 'apply-offer':
          if (pending !== undefined) throw new Error('an offer over an own one');
          remote = each.body;
          break;
        case 'answer':
          agreed = `answer to ${remote}`;
          send({ kind: 'answer', body: agreed });
          send({ kind: 'candidate', body: agreed });
          break;
        case 'apply-answer':
          if (pending === undefined) throw new Error('an answer without an offer');
          if (each.body !== `answer to ${pending}`) throw new Error('the answer to another offer');
          [agreed, remote, pending, wants] = [each.body, each.body, undefined, false];
          break;
        case 'add-candidate':
          if (each.body !== remote) throw new Error(`a candidate of ${each.body} beside ${remote}`);
          break;
        default:
          throw new Error(`an unknown act: ${String(each satisfies never)}`);
      }
    }
    // As a browser does: back in `stable`, it asks again for what it still wants.
    if (wants && machine.state === 'stable') take({ kind: 'needed' });
  }

  return {
    want() {
      wants = true;
      take({ kind: 'needed' });
    },
    take,
    state: () => ({ agreed, isStable: machine.state === 'stable' && pending === undefined, wants }),
  };
}

/** Two browsers and the messages between them, which arrive in the order of their sending. */
function aPair() {
  const onTheWay: Record<Name, Signal[]> = { polite: [], impolite: [] };
  const browsers = {
    polite: aBrowser('polite', (signal) => onTheWay.impolite.push(signal)),
    impolite: aBrowser('impolite', (signal) => onTheWay.polite.push(signal)),
  };
  const deliver = (to: Name) => {
    const signal = onTheWay[to].shift();
    if (signal && signal.kind !== 'bye') browsers[to].take({ kind: signal.kind, body: signal.body });
  };
  return {
    browsers,
    deliver,
    settle() {
      for (let round = 0; round < 1_000 && (onTheWay.polite.length || onTheWay.impolite.length); round += 1) {
        deliver('polite');
        deliver('impolite');
      }
    },
    expectAgreed() {
      const [polite, impolite] = [browsers.polite.state(), browsers.impolite.state()];
      expect(polite).toEqual({ agreed: impolite.agreed, isStable: true, wants: false });
      expect(impolite.isStable).toBe(true);
      expect(impolite.wants).toBe(false);
    },
  };
}

describe('two browsers agree', () => {
  test('when one offers', () => {
    const pair = aPair();
    pair.browsers.impolite.want();
    pair.settle();
    pair.expectAgreed();
    expect(pair.browsers.polite.state().agreed).toBe('answer to impolite 1');
  });

  test.each(['polite', 'impolite'] as const)(
    'when both offer at the same time, and the message to the %s side arrives first',
    (first) => {
      const pair = aPair();
      pair.browsers.polite.want();
      pair.browsers.impolite.want();
      for (let message = 0; message < 2; message += 1) pair.deliver(first);
      for (let message = 0; message < 2; message += 1) pair.deliver(OTHER[first]);
      pair.settle();
      pair.expectAgreed();
      // The polite side's own wish is met afterwards.
      expect(pair.browsers.polite.state().agreed).toMatch(/^answer to polite/);
    },
  );

  test('whatever the order in which they want and hear something', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('want' as const), who: fc.constantFrom<Name>('polite', 'impolite') }),
      fc.record({ kind: fc.constant('deliver' as const), who: fc.constantFrom<Name>('polite', 'impolite') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pair = aPair();
        pair.browsers.impolite.want();
        for (const { kind, who } of steps) {
          if (kind === 'want') pair.browsers[who].want();
          else pair.deliver(who);
        }
        pair.settle();
        pair.expectAgreed();
      }),
      { numRuns: 500 },
    );
  });
});
