import { readSetup, serveParent } from './serve-parent.ts';

export type PlainReply = { readonly headers: readonly string[]; readonly body: Uint8Array };

/** `node:http` with nothing around it: one reply for everything. */
const { headers, body } = await readSetup<PlainReply>();
await serveParent((_, response) => {
  response.writeHead(200, [...headers]);
  response.end(body);
});
