import { freePort } from '#tests/browser/site-process.ts';
import type { Engine } from './engine.ts';
import { makeHome, startProgram } from './program.ts';

const DRIVER = 'WebKitWebDriver';

/** The name of an element's reference in every reply of a WebDriver (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A command of WebDriver's. Throws with the driver's error. */
async function command(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** WebKit: Debian's MiniBrowser on a screen in memory, driven by its own WebDriver. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  needed: [
    { program: DRIVER, debianPackage: 'webkit2gtk-driver' },
    { program: 'Xvfb', debianPackage: 'xvfb' },
  ],
  async open(onEnd) {
    const home = makeHome(onEnd);
    const screen = startProgram(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      onEnd,
    );
    const display = await screen.until(() => /^(\d+)$/m.exec(screen.output())?.[1]);

    const port = await freePort();
    const driver = startProgram(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], onEnd, {
      HOME: home,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Root has none.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const url = `http://127.0.0.1:${port}`;
    await driver.until(() => command(`${url}/status`, 'GET').catch(() => undefined));
    const { sessionId } = (await command(`${url}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            args: ['--automation', '--geometry=1280x1000'],
          },
        },
      },
    })) as { sessionId: string };
    const session = `${url}/session/${sessionId}`;
    onEnd(async () => void (await command(session, 'DELETE')));

    async function onElement(selector: string, action: 'click' | 'value', body: object): Promise<void> {
      const found = await command(`${session}/element`, 'POST', { using: 'css selector', value: selector });
      const id = (found as Readonly<Record<string, string>>)[ELEMENT];
      await command(`${session}/element/${id}/${action}`, 'POST', body);
    }

    return {
      async goto(address) {
        await command(`${session}/url`, 'POST', { url: address });
      },
      async evaluate(expression) {
        const script = `return ${expression}`;
        return String(await command(`${session}/execute/sync`, 'POST', { script, args: [] }));
      },
      click: (selector) => onElement(selector, 'click', {}),
      type: (selector, text) => onElement(selector, 'value', { text }),
    };
  },
};
