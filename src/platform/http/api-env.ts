import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../i18n/language.ts';
import type { Log } from '../log/log.ts';
import type { ActorVerdict } from './actor.ts';

/** What every request carries through Hono. */
export type ApiEnv = {
  Bindings: HttpBindings;
  Variables: {
    language: Language;
    requestId: string;
    log: Log;
    clientAddress: string;
    /** Who calls; asked at most once a request. */
    findActor: () => Promise<ActorVerdict>;
  };
};

export type Api = Hono<ApiEnv>;
