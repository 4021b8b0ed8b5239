import type { Hono } from 'hono';
import type { Health } from './create-health.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * `GET /healthz`: the process answers. `GET /readyz`: database, migrations and jobs work and the disk has
 * room. Otherwise 503 names the failed part. `free_mb` is the room in megabytes.
 */
export function mountHealth(app: Hono, health: Health): void {
  app.get('/healthz', (context) => context.json({ ok: true }, 200, HEADERS));
  app.get('/readyz', async (context) => {
    const { parts, freeMb } = await health.readiness();
    const ready = Object.values(parts).every(Boolean);
    return context.json({ ready, ...parts, free_mb: freeMb ?? null }, ready ? 200 : 503, HEADERS);
  });
}
