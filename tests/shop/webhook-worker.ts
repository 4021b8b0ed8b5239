/**
 * A process that takes webhooks on a database, to be killed at any moment: `node webhook-worker.ts <database url>`. It
 * writes the port on which it listens.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mountPaymentWebhooks } from '#features/shop/server/index.ts';
import { createLog } from '#platform/log/log.ts';
import { createPool } from '#platform/database/pool.ts';
import { shopOnPool } from './shop-on-pool.ts';

const pool = createPool(process.argv[2] ?? '', { log: createLog('silent'), max: 6 });
const app = new Hono();
mountPaymentWebhooks(app, shopOnPool(pool).shop);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
