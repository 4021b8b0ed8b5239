import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { documentPartsContext } from '#platform/http/page-context.ts';
import { DocumentParts } from '#platform/pages/static-part.tsx';

const RENDER_LIMIT_MS = 5_000;

/**
 * Renders a whole page before the first byte: pages are cached as buffers, and a failure must not send half a
 * page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const page = (
      <DocumentParts value={loadContext.get(documentPartsContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </DocumentParts>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(limit);
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(
          new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }),
        );
        pipe(body);
      },
      onShellError: reject,
      onError(error: unknown) {
        failed = true;
        console.error(error);
      },
    });
    const limit = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_LIMIT_MS);
  });
}
