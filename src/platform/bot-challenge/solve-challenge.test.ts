// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const TURNSTILE = { kind: 'turnstile', site_key: 'a-key' } as const;
const RECAPTCHA = { kind: 'recaptcha', site_key: 'a-key' } as const;

const services = window as { turnstile?: object; grecaptcha?: object };

/** The script that the page has requested; the light DOM loads none. */
function findScript(): HTMLScriptElement {
  const script = document.querySelector('script');
  if (!script) throw new Error('No script was asked for.');
  return script;
}
const tellScript = (event: 'load' | 'error') => findScript().dispatchEvent(new Event(event));

/** The field that had the focus when the challenge appeared. */
function aField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  return field;
}

beforeEach(() => {
  vi.useFakeTimers();
  // The light DOM would try to load it.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    src,
  ) {
    this.setAttribute('data-src', src);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete services.turnstile;
  delete services.grecaptcha;
});

describe.each([
  ['Turnstile', TURNSTILE, /^https:\/\/challenges\.cloudflare\.com\//],
  ['reCAPTCHA', RECAPTCHA, /^https:\/\/www\.google\.com\/recaptcha\//],
])('%s', (_, challenge, address) => {
  test('has a script that does not come: no solution, and the next try asks for it again', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      const solving = solveChallenge(challenge);
      expect(findScript().dataset.src).toMatch(address);
      tellScript('error');
      expect(await solving).toBeUndefined();
      expect(document.querySelector('script')).toBeNull();
    }
  });

  test('has a script that never ends: no solution after ten seconds, not before', async () => {
    let solved = false;
    const solving = solveChallenge(challenge).finally(() => (solved = true));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(solved).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await solving).toBeUndefined();
  });

  test('has a script that brings nothing: no solution', async () => {
    const solving = solveChallenge(challenge);
    tellScript('load');
    expect(await solving).toBeUndefined();
  });
});

type Options = Readonly<Record<string, unknown>> & { callback(token: string): void };

/** Turnstile's script has come; what it does with a place and its options is the test's. */
async function solveWithTurnstile(render: (place: HTMLElement, options: Options) => void) {
  const removed: string[] = [];
  services.turnstile = {
    render(place: HTMLElement, options: Options) {
      render(place, options);
      return 'widget';
    },
    remove: (widget: string) => void removed.push(widget),
  };
  const solving = solveChallenge(TURNSTILE);
  if (document.querySelector('script')) tellScript('load');
  return { solving, removed };
}

describe('with Turnstile', () => {
  test('the token of its widget is the solution, and the widget is removed', async () => {
    const field = aField();
    const { solving, removed } = await solveWithTurnstile((_, { callback, sitekey }) =>
      callback(`token for ${String(sitekey)}`),
    );
    expect(await solving).toBe('token for a-key');
    expect(removed).toEqual(['widget']);
    expect(document.querySelectorAll('body > div')).toHaveLength(0);
    expect(document.activeElement).toBe(field);
  });

  test('an answer that does not come is none after half a minute, unless a person is asked', async () => {
    const { solving } = await solveWithTurnstile(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await solving).toBeUndefined();

    const field = aField();
    let answer: ((token: string) => void) | undefined;
    const second = await solveWithTurnstile((_, options) => {
      answer = options.callback;
      (options['before-interactive-callback'] as () => void)();
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(document.activeElement).not.toBe(field);
    answer?.('late');
    expect(await second.solving).toBe('late');
    expect(document.activeElement).toBe(field);
  });
});
