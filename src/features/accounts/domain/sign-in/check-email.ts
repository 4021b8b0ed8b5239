export type EmailFault = 'required' | 'invalid';

/** The longest address that a mail server accepts (RFC 5321). */
const LONGEST = 254;

// Quotes and comments are refused. The domain needs a dot, because an address inside one company's network cannot
// receive our emails.
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** Checks that a text is an ordinary email address, ignoring spaces around it. Undefined: it is. */
export function checkEmail(text: string): EmailFault | undefined {
  const email = text.trim();
  if (email === '') return 'required';
  if (email.length > LONGEST) return 'invalid';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const ordinary =
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels[labels.length - 1] ?? '');
  return ordinary ? undefined : 'invalid';
}
