import type { Context } from 'hono';

/**
 * The file of a request: its body, or one field of a multipart form. Undefined when the form has none, or is broken.
 * How large it may be is the endpoint's `maxBodyBytes`.
 */
export async function readUpload(context: Context, field: string): Promise<Uint8Array | undefined> {
  // The error is not caught: the limit in front reports a body that proves too large while it is read.
  const body = await context.req.arrayBuffer();
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return new Uint8Array(body);
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get(field);
    return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
