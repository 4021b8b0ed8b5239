import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readSetup, serveParent } from './serve-parent.ts';

export type BareRoutes = {
  /** The answer to GET, and the answer to PUT after reading the body as JSON. */
  readonly get: object;
  readonly put: object;
};

/** Hono with nothing around it, on the same adapter as the site. */
const routes = await readSetup<BareRoutes>();
const app = new Hono();
app.get('/read', (context) => context.json(routes.get));
app.put('/write/:id', async (context) => {
  await context.req.json();
  return context.json(routes.put, 404);
});
const listen = getRequestListener(app.fetch);
await serveParent((request, response) => void listen(request, response));
