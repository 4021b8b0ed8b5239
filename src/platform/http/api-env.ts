import type { Context, Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../i18n/language.ts';
import type { ActorVerdict } from './actor.ts';
import type { IdentifyCandidate } from './candidates.ts';

/** The values that every request carries through Hono. */
export type ApiEnv = {
  Bindings: HttpBindings;
  Variables: {
    language: Language;
    requestId: string;
    clientAddress: string;
    /** The caller, looked up at most once a request. */
    findActor: () => Promise<ActorVerdict>;
  };
};

export type Handler = (context: Context<ApiEnv>) => Response | Promise<Response>;
/** The frame around every handler. */
export type Frame = (handle: Handler, options?: { readonly open?: boolean }) => Handler;

/** The calls, the frame around each of them, and their description, which no request passes. */
export type Api = Hono<ApiEnv> & {
  readonly frame: Frame;
  readonly description: Hono<ApiEnv>;
  /** Whether the disk has room for uploads. */
  readonly hasRoom: () => Promise<boolean>;
  /** Undefined: no call of this API may have the access `candidate`. */
  readonly identifyCandidate: IdentifyCandidate | undefined;
};
