import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Api } from './api-env.ts';
import { operationBlock, operationId, type Operation } from './api-docs-operation.ts';
import { PROBLEM_SCHEMA } from './problem-schema.ts';
import { schemaText } from './schema-text.ts';

type Description = {
  readonly info: { readonly title: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Call = { readonly path: string; readonly method: string; readonly operation: Operation };

/** The calls under the part of the API they belong to, both in the order of the description. */
function groupCalls({ paths }: Description): Map<string, Call[]> {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.tags?.[0] ?? 'api';
      groups.set(group, [...(groups.get(group) ?? []), { path, method, operation }]);
    }
  }
  return groups;
}

function contents(groups: ReadonlyMap<string, readonly Call[]>) {
  return [...groups].map(
    ([group, calls]) =>
      html`<h2>${group}</h2>
        <ul>
          ${calls.map(
            ({ path, method, operation }) =>
              html`<li>
                <a href="#${operationId(path, method, operation)}"><b>${method}</b> <code>${path}</code></a>
              </li>`,
          )}
        </ul>`,
  );
}

function everyCall({ info, servers = [] }: Description) {
  return html`<p>
      ${info.description ?? ''} The same for programs: <a href="/api/openapi.json">openapi.json</a>.
    </p>
    <p>Base address: <code>${servers[0]?.url ?? ''}</code></p>
    <table>
      <thead>
        <tr>
          <th scope="col">Header of a call</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td><code>X-Requested-Key</code></td>
          <td>the key of this installation; without it 403</td>
        </tr>
        <tr>
          <td><code>Accept-Language</code></td>
          <td>en or zh-Hant: the language of titles and messages</td>
        </tr>
        <tr>
          <td><code>Authorization</code></td>
          <td>Bearer and the access token that signing in gave, where a call reads one</td>
        </tr>
      </tbody>
    </table>
    <p>
      Every refusal is <code>application/problem+json</code>. Beside those that are listed, a call may be
      answered with 500 <code>server-error</code> or 503 <code>unavailable</code>: then try again.
    </p>
    <pre>${schemaText(PROBLEM_SCHEMA)}</pre>`;
}

function apiDocsPage(description: Description) {
  const title = `${description.info.title}: API`;
  const groups = groupCalls(description);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${title}</h1>
        ${everyCall(description)}
        <nav aria-label="Calls">${contents(groups)}</nav>
        ${[...groups].map(
          ([group, calls]) =>
            html`<h2>${group}</h2>
              ${calls.map(({ path, method, operation }) => operationBlock(path, method, operation))}`,
        )}
      </body>
    </html>`;
}

/** Answers with the API's description for people: one page, made once from the same document, without a script. */
export function createApiDocs(api: Api): (context: Context) => Promise<Response> {
  let page: ReturnType<typeof apiDocsPage> | undefined;
  return async (context) => {
    page ??= apiDocsPage((await (await api.request('/api/openapi.json')).json()) as Description);
    context.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return context.html(page);
  };
}
