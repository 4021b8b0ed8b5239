import { html } from 'hono/html';
import { schemaText, type Schema } from './schema-text.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};

/** One call as the API's description lists it. */
export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content }>
  >;
};

/** Where a call's place on the page is. */
export function operationId(path: string, method: string, { operationId: id }: Operation): string {
  return id ?? `${method}${path.replace(/\W+/g, '-')}`;
}

function whoMayCall({ security = [] }: Operation): string {
  const signedIn = security.map((each) => 'accessToken' in each);
  if (!signedIn.includes(true)) return 'For everybody. No access token is read.';
  return signedIn.includes(false)
    ? 'For everybody; with an access token, as whoever it belongs to.'
    : 'With an access token only.';
}

function parametersBlock(parameters: readonly Parameter[]) {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${place}${required ? '' : ', may be absent'}</td>
        <td>${schemaText(schema)}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">Where</th>
        <th scope="col">What</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function contentBlocks(title: string, content: Content = {}) {
  return Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p>${title}: <code>${type}</code></p>
        ${schema ? html`<pre>${schemaText(schema)}</pre>` : ''}`,
  );
}

function refusalsBlock({ responses = {} }: Operation) {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description = '' }]) =>
        html`<tr>
          <td><code>${status}</code></td>
          <td>${description}</td>
        </tr>`,
    );
  if (rows.length === 0) return '';
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Refused with</th>
        <th scope="col">Codes</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** One call for a reader: what it does, who may use it, its input and its answers. */
export function operationBlock(path: string, method: string, operation: Operation) {
  return html`<section id="${operationId(path, method, operation)}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${operation.summary ?? ''}</p>
    <p class="who">${whoMayCall(operation)}</p>
    ${parametersBlock(operation.parameters ?? [])}
    <details>
      <summary>What it takes, answers and refuses</summary>
      ${contentBlocks('Takes', operation.requestBody?.content)}
      ${contentBlocks('Answers', operation.responses?.['200']?.content)} ${refusalsBlock(operation)}
    </details>
  </section>`;
}
