import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json)"/;

/** The CSP source expressions of a page's inline scripts. Data blocks (JSON-LD) do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

export type PolicySources = {
  /** Hashes of inline scripts, and addresses of other sites' scripts. */
  readonly scripts?: readonly string[];
  /** Hashes of inline styles. */
  readonly styles?: readonly string[];
  /** Further origins the page may call. */
  readonly connect?: readonly string[];
  /** Other sites' pages that may be shown inside the page. Default: none. */
  readonly frames?: readonly string[];
  /** Vite's development client needs inline styles, scripts and a socket. */
  readonly development?: boolean;
};

/** The Content-Security-Policy of a page: nothing unsafe, and no other origin than the listed ones. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  connect = [],
  frames = [],
  development,
}: PolicySources): string {
  if (development) {
    const sources = ["'self' 'unsafe-inline' data: ws:", ...scripts, ...connect, ...frames].join(' ');
    return `default-src ${sources}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers that every answer carries, page or not. */
export function answerHeaders(production: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Headers for answers that a browser shows or runs. For JSON, those beyond `answerHeaders` have no effect. `isCall`: the
 * page is a call, which needs a camera and may show the screen.
 */
export function securityHeaders(
  production: boolean,
  { isCall = false }: { readonly isCall?: boolean } = {},
): Record<string, string> {
  const inCalls = isCall ? '(self)' : '()';
  return {
    ...answerHeaders(production),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=${inCalls}, display-capture=${inCalls}, geolocation=(), payment=(), microphone=(self)`,
  };
}
