/** Longer addresses than this the site does not have. */
const LONGEST = 2000;

/** Printable ASCII but the backslash, which browsers read as a slash; they drop tabs and newlines unseen. */
const PLAIN = /^[!-[\]-~]+$/;

/** From these one is led on by signing in; coming back to them would go round in a circle. */
const ON_THE_WAY = ['/signin', '/signup', '/code', '/email-verify', '/forget-password', '/reset-password'];

/** A path as the strictest reader would see it: percent signs resolved until nothing changes. Undefined: malformed. */
function decode(path: string): string | undefined {
  let decoded = path;
  for (let before = ''; decoded !== before;) {
    before = decoded;
    try {
      decoded = decodeURIComponent(before);
    } catch {
      return undefined;
    }
  }
  return decoded;
}

const isControl = (sign: string) => sign < ' ' || sign === '\u007f';

/**
 * Where to go after signing in, if it is a path of this site: one slash first, no second one beside it, nothing that a
 * browser or a proxy might read as one, no way up. Undefined: anything else, and the pages one signs in by.
 */
export function ownPath(given: string | null | undefined): string | undefined {
  if (!given || given.length > LONGEST || !PLAIN.test(given)) return undefined;
  const [written = ''] = given.split(/[?#]/);
  const path = decode(written);
  if (path === undefined || !path.startsWith('/') || path.includes('\\')) return undefined;
  if (Array.from(path).some(isControl)) return undefined;
  const steps = path.slice(1).split('/');
  const last = steps.length - 1;
  if (steps.some((step, place) => step === '.' || step === '..' || (step === '' && place < last)))
    return undefined;
  const page = path.toLowerCase().replace(/\/$/, '');
  return ON_THE_WAY.includes(page) ? undefined : given;
}
