import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Api } from './api-env.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};
type Description = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
};

const STYLE = `
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2333;background:#fbfaf7}
h1,h2{font-family:Georgia,serif}section{border-top:1px solid #e3e0d8;padding:1rem 0}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{background:#fff;border:1px solid #e3e0d8;padding:.75rem;overflow:auto}
b{color:#0b5d5b;text-transform:uppercase;margin-right:.5rem}summary{cursor:pointer}
`;

function schemaBlock(title: string, schema: unknown) {
  return schema
    ? html`<details>
        <summary>${title}</summary>
        <pre>${JSON.stringify(schema, null, 2)}</pre>
      </details>`
    : '';
}

function operationBlock(path: string, method: string, operation: Operation) {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return html`<section>
    <h2><b>${method}</b><code>${path}</code></h2>
    <p>${operation.summary ?? ''}</p>
    ${schemaBlock('Body', body)}
    ${Object.entries(operation.responses ?? {}).map(
      ([status, { description = '', content = {} }]) =>
        html`<p><code>${status}</code> ${description}</p>
          ${schemaBlock('Reply', content['application/json']?.schema)}`,
    )}
  </section>`;
}

/** The API's description for people: one page, made from the same document, without a script. */
export async function apiDocsPage(api: Api, context: Context) {
  const reply = await api.request('/api/openapi.json');
  const { info, paths } = (await reply.json()) as Description;
  const blocks = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => operationBlock(path, method, operation)),
  );
  context.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${info.title}: API</title>
          <link rel="stylesheet" href="/api/docs.css" />
        </head>
        <body>
          <h1>${info.title}: API</h1>
          <p>${info.description ?? ''} <a href="/api/openapi.json">openapi.json</a></p>
          ${blocks}
        </body>
      </html>`,
  );
}

/** The documentation's style sheet, a file of its own so that the policy needs no exception. */
export function apiDocsStyle(context: Context) {
  return context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' });
}
