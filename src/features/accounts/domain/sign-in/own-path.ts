/** The site has no longer addresses. */
const LONGEST = 2000;

/** Printable ASCII except the backslash, which browsers read as a slash. Browsers drop tabs and newlines silently. */
const PLAIN = /^[!-[\]-~]+$/;

/** Pages that sign-in leads away from. Returning to one of them would be a loop. */
const ON_THE_WAY = [
  '/signin',
  '/signup',
  '/code',
  '/email-verify',
  '/forget-password',
  '/reset-password',
  '/invitation',
];

/** A path with its percent signs decoded until nothing changes. Undefined: malformed. */
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
 * Where to go after sign-in, if it is a path of this site: it starts with exactly one slash, and no browser or proxy
 * reads another one or a way up in it. Undefined: any other address, and the pages of sign-in.
 */
export function ownPath(address: string | null | undefined): string | undefined {
  if (!address || address.length > LONGEST || !PLAIN.test(address)) return undefined;
  const [written = ''] = address.split(/[?#]/);
  const path = decode(written);
  if (path === undefined || !path.startsWith('/') || path.includes('\\')) return undefined;
  if (Array.from(path).some(isControl)) return undefined;
  const steps = path.slice(1).split('/');
  const last = steps.length - 1;
  if (steps.some((step, place) => step === '.' || step === '..' || (step === '' && place < last)))
    return undefined;
  const page = path.toLowerCase().replace(/\/$/, '');
  return ON_THE_WAY.includes(page) ? undefined : address;
}
