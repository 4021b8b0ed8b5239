import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('an inline script is allowed by the hash of exactly its content', () => {
  test.each<[string, string, readonly string[]]>([
    ['a script', '<script>start()</script>', ['start()']],
    ['its spaces and line ends too', '<script>\n  start();\n</script>', ['\n  start();\n']],
    ['with attributes', '<script async type="module" data-x="1">start()</script>', ['start()']],
    ['two scripts', '<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
    ['the same script twice', '<script>a()</script><script>a()</script>', ['a()']],
    ['other letters than Latin', '<script>say("首頁")</script>', ['say("首頁")']],
    ['an empty one', '<script></script>', ['']],
    ['markup in a text', '<script>say("<p>")</script>', ['say("<p>")']],
    ['a list of imports', '<script type="importmap">{}</script>', ['{}']],
    ['an attribute that ends in src', '<script data-src="x">a()</script>', ['a()']],
    ['a script file needs none', '<script src="/a.js"></script>', []],
    ['nor one with more attributes', '<script type="module" async src="/a.js"></script>', []],
    ['but what follows it does', '<script src="/a.js"></script><script>a()</script>', ['a()']],
    ['data needs none', '<script type="application/ld+json">{"a":1}</script>', []],
    ['nor other data', '<script type="application/json">{"a":1}</script>', []],
    ['a page without scripts', '<p>start()</p>', []],
  ])('%s', (_, html, scripts) => {
    expect(inlineScriptHashes(html)).toEqual(scripts.map(hashOf));
  });

  test('as the browser computes it', () => {
    // The example of CSP level 3: alert('Hello, world.');
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });
});

describe('a page’s policy', () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-a'", "'sha256-b'"],
    connect: ['https://api.example.org'],
  });
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self' 'sha256-a' 'sha256-b'"],
    ['style-src', "'self'"],
    ['connect-src', "'self' https://api.example.org"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });

  test('allows nothing unsafe and no whole scheme or world', () => {
    for (const each of [policy, contentSecurityPolicy({})]) {
      expect(each).not.toMatch(/unsafe|\*|https:(?!\/\/)|http:(?!\/\/)/);
      expect(/script-src [^;]*/.exec(each)?.[0]).not.toMatch(/data:|blob:/);
    }
  });

  test('without scripts and other origins names only our own', () => {
    expect(contentSecurityPolicy({})).toContain("script-src 'self';");
    expect(contentSecurityPolicy({})).toContain("connect-src 'self';");
  });

  test('is loose for Vite’s development server and nowhere else', () => {
    expect(contentSecurityPolicy({ development: true })).toContain("'unsafe-inline'");
    expect(contentSecurityPolicy({ development: false, scripts: ["'sha256-a'"] })).not.toContain('unsafe');
  });
});

describe('every answer', () => {
  test('forbids sniffing and framing, and says little to other sites', () => {
    expect(securityHeaders(false)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('asks for https in production and not on a developer’s machine', () => {
    expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
