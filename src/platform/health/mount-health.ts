import type { Hono } from 'hono';
import type { Health } from './create-health.ts';

/**
 * `GET /healthz`: the process answers. `GET /readyz`: database, migrations and jobs are there, or 503 with
 * the part that is not.
 */
export function mountHealth(app: Hono, health: Health): void {
  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const parts = await health.readiness();
    const ready = Object.values(parts).every(Boolean);
    return context.json({ ready, ...parts }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
