import { loadScript } from './load-script.ts';

/** The part of reCAPTCHA's script that we use: https://developers.google.com/recaptcha/docs/invisible */
type Recaptcha = {
  ready(run: () => void): void;
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(widget: number): void;
  reset(widget: number): void;
};

const SCRIPT_MS = 10_000;
/** Long, because it may show pictures to choose from, and does not report it. */
const ANSWER_MS = 120_000;

const scriptAddress = (language: string) =>
  `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language === 'zh-Hant' ? 'zh-TW' : 'en'}`;

/** A widget cannot be removed, so all forms of the page share one. */
let widget: number | undefined;
let answer: (token: string | undefined) => void = () => undefined;

function renderOnce(recaptcha: Recaptcha, siteKey: string): number {
  const place = document.createElement('div');
  document.body.appendChild(place);
  return recaptcha.render(place, {
    sitekey: siteKey,
    size: 'invisible',
    callback: (token: string) => answer(token),
    'error-callback': () => answer(undefined),
    'expired-callback': () => answer(undefined),
  });
}

/** A token of invisible reCAPTCHA. Undefined when its script does not load or it does not answer. */
export async function solveRecaptcha(siteKey: string): Promise<string | undefined> {
  await loadScript(scriptAddress(document.documentElement.lang), SCRIPT_MS);
  const { grecaptcha } = window as { grecaptcha?: Recaptcha };
  if (!grecaptcha) return undefined;
  return new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => answer(undefined), ANSWER_MS);
    answer = (token) => {
      clearTimeout(timer);
      resolve(token);
    };
    grecaptcha.ready(() => {
      if (widget === undefined) widget = renderOnce(grecaptcha, siteKey);
      else grecaptcha.reset(widget);
      grecaptcha.execute(widget);
    });
  });
}
