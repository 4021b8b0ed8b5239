import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../i18n/language.ts';
import type { Log } from '../log/log.ts';

/** What every request carries through Hono. */
export type ApiEnv = {
  Bindings: HttpBindings;
  Variables: { language: Language; requestId: string; log: Log; clientAddress: string };
};

export type Api = Hono<ApiEnv>;
