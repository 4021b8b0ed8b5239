import { paths } from '#paths';

type Started =
  | { readonly ok: true; readonly location: string; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly problem: string };

type Call = {
  /** Of the preview's own server, such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly appKey: string;
  readonly slug: string;
  /** A skill, or `all` for the whole test. */
  readonly skill: string;
};

/**
 * Starts a section, or the whole test, as a new visitor. A second start gets the paper as it is now, not an
 * attempt that is still open.
 */
export async function startPreviewed({ origin, appKey, slug, skill }: Call): Promise<Started> {
  const whole = skill === 'all';
  const response = await fetch(`${origin}/api/${whole ? 'sittings' : 'attempts'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-key': appKey, 'accept-language': 'en' },
    body: JSON.stringify(whole ? { mock_test: slug } : { mock_test: slug, skill }),
  });
  const text = await response.text();
  const [, attemptId] = /"attempt_id":"([\w-]+)"/u.exec(text) ?? [];
  if (!response.ok || attemptId === undefined) return { ok: false, problem: text };
  return { ok: true, location: paths.attempt({ attemptId }), cookies: response.headers.getSetCookie() };
}
