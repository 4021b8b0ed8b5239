import type { Context } from 'hono';
import type { Actor } from './actor.ts';

/** Whose attempts a request may see: those of the signed-in account, otherwise those of the browser's cookie. */
export type Candidates = { readonly accountId: string } | { readonly visitorHash: Uint8Array };

/** Reads whose attempts a request is about. Undefined: a browser that has not started anything. */
export type IdentifyCandidate = (context: Context, actor: Actor | undefined) => Candidates | undefined;
