import { CHALLENGE_ACTION } from './challenge-action.ts';
import { loadScript } from './load-script.ts';

/**
 * The part of Turnstile's script that we use:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
type Turnstile = {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(widget: string): void;
};

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const SCRIPT_MS = 10_000;
/** The limit while no person has to do anything. A person who gets a task may take their time. */
const ANSWER_MS = 30_000;

/** A place above the page's lower edge. It is empty unless the service needs an act of the person. */
function addPlace(): HTMLElement {
  const place = document.createElement('div');
  place.tabIndex = -1;
  Object.assign(place.style, { position: 'fixed', bottom: '16px', left: '0', right: '0', zIndex: '1000' });
  Object.assign(place.style, {
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    outline: 'none',
  });
  document.body.appendChild(place);
  return place;
}

/** A token of Turnstile. Undefined when its script does not load or it does not answer. */
export async function solveTurnstile(siteKey: string): Promise<string | undefined> {
  await loadScript(SCRIPT, SCRIPT_MS);
  const { turnstile } = window as { turnstile?: Turnstile };
  if (!turnstile) return undefined;
  const place = addPlace();
  const focused = document.activeElement;
  let widget: string | undefined;
  try {
    return await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
      const giveUp = () => resolve(undefined);
      widget = turnstile.render(place, {
        sitekey: siteKey,
        action: CHALLENGE_ACTION,
        language: document.documentElement.lang === 'zh-Hant' ? 'zh-tw' : 'en',
        appearance: 'interaction-only',
        retry: 'never',
        'response-field': false,
        callback: resolve,
        'error-callback'() {
          giveUp();
          return true;
        },
        'timeout-callback': giveUp,
        'unsupported-callback': giveUp,
        'before-interactive-callback'() {
          clearTimeout(timer);
          place.style.pointerEvents = 'auto';
          place.focus();
        },
      });
      if (widget === undefined) giveUp();
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    if (document.activeElement === place || document.activeElement === document.body)
      (focused as HTMLElement | null)?.focus();
    place.remove();
  }
}
