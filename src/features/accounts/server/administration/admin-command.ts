/** What `npm run admin` does with accounts. */
export type AccountCommand =
  | { readonly act: 'create'; readonly email: string }
  | { readonly act: 'suspend'; readonly email: string; readonly reason: string }
  | { readonly act: 'restore'; readonly email: string }
  | { readonly act: 'demote'; readonly email: string }
  | { readonly act: 'list'; readonly text: string };

/** What it does with access; the shop implements this. */
export type ShopCommand =
  | { readonly act: 'grant'; readonly email: string; readonly product: string }
  | { readonly act: 'revoke'; readonly email: string; readonly product: string };

/** What it does with certificates; courses implement this. */
export type CertificateCommand = {
  readonly act: 'revoke-certificate';
  readonly number: string;
  readonly reason: string;
};

/** What it does with marked essays; teachers' marking implements this. */
type MarkedEssaysCommand = {
  readonly act: 'export-marked';
  readonly file: string;
  /** False: it only counts. */
  readonly write: boolean;
};

export type AdminCommand = AccountCommand | ShopCommand | CertificateCommand | MarkedEssaysCommand;

export const ADMIN_USAGE = `Usage: npm run admin -- <command>

  create <email>             creates an admin account, or makes an existing account an admin
  demote <email>             removes the admin role; the account becomes a learner's
  suspend <email> <reason>   closes an account; its owner receives the reason by email
  restore <email>            opens a suspended account again
  grant <email> <product>    gives a product, such as premium_account_id, without payment
  revoke <email> <product>   takes such a gift back; paid products are refunded instead
  revoke-certificate <number> <reason>
                             shows a certificate as revoked from now on
  export-marked <file> [--yes]
                             counts the essays that teachers marked, of learners who agreed to it;
                             with --yes writes them to a new file, one line each, for npm run grade
  list [text]                lists teachers, admins and suspended accounts,
                             or all accounts whose address or name contains the text

The settings (DATABASE_URL, DATA_DIR, PUBLIC_URL, …) are those of the server, which may be running.`;

export type ParsedAdminCommand =
  | { readonly ok: true; readonly command: AdminCommand }
  /** `asked`: help was requested. Otherwise `problem` says what is wrong. */
  | { readonly ok: false; readonly asked: true }
  | { readonly ok: false; readonly asked: false; readonly problem: string };

const HELP = new Set(['help', '--help', '-h']);

/** Parses the words after `npm run admin --`. */
export function parseAdminCommand([act = '', ...words]: readonly string[]): ParsedAdminCommand {
  if (HELP.has(act) || words.some((word) => HELP.has(word) && word.startsWith('-')))
    return { ok: false, asked: true };
  const [email = '', ...rest] = words;
  switch (act) {
    case 'create':
    case 'restore':
    case 'demote':
      if (email === '') return wrong(`${act} needs an email address.`);
      if (rest.length > 0) return wrong(`${act} takes one email address and nothing else.`);
      return { ok: true, command: { act, email } };
    case 'suspend': {
      const reason = rest.join(' ').trim();
      if (email === '') return wrong('suspend needs an email address and a reason.');
      if (reason === '') return wrong('suspend needs a reason: the owner of the account reads it.');
      if (reason.length > LONGEST_REASON)
        return wrong(`The reason may have ${LONGEST_REASON} characters at most.`);
      return { ok: true, command: { act, email, reason } };
    }
    case 'grant':
    case 'revoke': {
      const [product = '', ...more] = rest;
      if (email === '' || product === '') return wrong(`${act} needs an email address and a product.`);
      if (more.length > 0) return wrong(`${act} takes an email address and one product.`);
      return { ok: true, command: { act, email, product } };
    }
    case 'revoke-certificate': {
      const reason = rest.join(' ').trim();
      if (email === '' || reason === '') return wrong('revoke-certificate needs a number and a reason.');
      if (reason.length > LONGEST_REASON)
        return wrong(`The reason may have ${LONGEST_REASON} characters at most.`);
      return { ok: true, command: { act, number: email, reason } };
    }
    case 'export-marked': {
      const files = words.filter((word) => word !== '--yes');
      const [file = ''] = files;
      if (file === '' || files.length > 1 || file.startsWith('-'))
        return wrong('export-marked takes the name of one file, and --yes to write it.');
      return { ok: true, command: { act, file, write: words.includes('--yes') } };
    }
    case 'list':
      return { ok: true, command: { act, text: words.join(' ').trim() } };
    default:
      return wrong(act === '' ? 'Enter a command.' : `There is no command "${act}".`);
  }
}

/** The same limit as in the admin's call. */
const LONGEST_REASON = 400;

const wrong = (problem: string) => ({ ok: false, asked: false, problem }) as const;
