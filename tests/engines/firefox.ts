import { connectBidi } from './bidi-connection.ts';
import type { Engine } from './engine.ts';
import { makeHome, startProgram } from './program.ts';

const PROGRAM = 'firefox-esr';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly type: string; readonly value?: unknown } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Gecko: Debian's Firefox, which speaks WebDriver BiDi itself. */
export const FIREFOX: Engine = {
  name: 'Gecko',
  needed: [{ program: PROGRAM, debianPackage: 'firefox-esr' }],
  async open(onEnd) {
    const home = makeHome(onEnd);
    const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'];
    const firefox = startProgram(PROGRAM, args, onEnd, { HOME: home, MOZ_CRASHREPORTER_DISABLE: '1' });
    const address = await firefox.until(() => LISTENING.exec(firefox.output())?.[1]);

    const browser = await connectBidi(`${address}/session`);
    onEnd(async () => browser.close());
    await browser.send('session.new', { capabilities: {} });
    const { contexts } = await browser.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    const context = contexts[0]?.context;

    async function evaluate(expression: string): Promise<string> {
      const evaluated = await browser.send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return String(evaluated.result.value);
    }

    async function click(selector: string): Promise<void> {
      const { nodes } = await browser.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      const [element] = nodes;
      if (!element) throw new Error(`There is no ${selector}.`);
      await evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      const origin = { type: 'element', element: { sharedId: element.sharedId } };
      await browser.send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    }

    return {
      evaluate,
      click,
      async goto(url) {
        await browser.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async type(selector, text) {
        await click(selector);
        const keys = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await browser.send('input.performActions', {
          context,
          actions: [{ type: 'key', id: 'keyboard', actions: keys }],
        });
      },
    };
  },
};
