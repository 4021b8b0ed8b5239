import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App, createApp as CreateApp } from './app.ts';
import type { AppDependencies } from './app-dependencies.ts';

const BUILT_APP = resolve('build/server/index.js');

type AppModule = { readonly createApp: typeof CreateApp };

/** The application as it was built. */
export async function loadBuiltApp(_server: Server, dependencies: AppDependencies): Promise<App> {
  if (!existsSync(BUILT_APP)) throw new Error('The site is not built yet. Start it with npm start.');
  const { createApp } = (await import(pathToFileURL(BUILT_APP).href)) as AppModule;
  return createApp(dependencies);
}

/** Makes applications of the sources, by Vite. A change in the browser's part shows immediately. */
export async function openSources(server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const { createApp } = (await vite.ssrLoadModule('./src/server/app.ts')) as AppModule;
  return {
    async load(dependencies: AppDependencies): Promise<App> {
      const app = await createApp(dependencies);
      return {
        ...app,
        listener: (request, response) =>
          vite.middlewares(request, response, () => app.listener(request, response)),
      };
    },
    close: () => vite.close(),
  };
}

/** The application from its sources. */
export async function loadDevelopmentApp(server: Server, dependencies: AppDependencies): Promise<App> {
  const sources = await openSources(server);
  const app = await sources.load(dependencies);
  return {
    ...app,
    async close() {
      await app.close();
      await sources.close();
    },
  };
}
