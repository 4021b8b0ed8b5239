import { between, type Benchmark, type Row } from './benchmark.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { listForms, type Form } from './enumeration-forms.ts';
import { addAccounts, formRequest, signedIn } from './known-accounts.ts';
import { openConnection, type HttpConnection } from './load/http-connection.ts';
import { median, percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const RESAMPLES = 2_000;

/** The sender of a form: a visitor, or a learner who is signed in. */
type Headers = Readonly<Record<string, string>>;

async function timeOf(
  connection: HttpConnection,
  form: Form,
  email: string,
  sender: Headers,
): Promise<number> {
  const request = formRequest(form.path, form.body(email), { ...sender, ...form.headers?.() });
  const startedAt = performance.now();
  const reply = await connection.send(request);
  const took = performance.now() - startedAt;
  if (reply.status !== form.status) throw new Error(`${form.measure}: ${reply.status} ${reply.body}`);
  return took;
}

const pick = (values: readonly number[]) => values[Math.floor(Math.random() * values.length)] ?? Number.NaN;

/**
 * The interval of 95 % of the ratios, when samples of the same size are drawn again from these (bootstrap).
 */
function bootstrap(known: readonly number[], unknown: readonly number[]): readonly [number, number] {
  const ratios = Array.from(
    { length: RESAMPLES },
    () => median(known.map(() => pick(known))) / median(unknown.map(() => pick(unknown))),
  );
  return [percentile(ratios, 0.025), percentile(ratios, 0.975)];
}

/**
 * How often a known address answers later than an unknown one: 0.5 where the time reveals nothing, 1 where it
 * reveals all. It sees a few milliseconds beside a long wait that both have, which the ratio of the medians
 * does not.
 */
function shareOfLater(known: readonly number[], unknown: readonly number[]): number {
  const later = known.flatMap((one) =>
    unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0) as number),
  );
  return later.reduce((sum, each) => sum + each, 0) / later.length;
}

/** Known and unknown addresses in turn, so that other work on the machine affects both alike. */
async function compareTimes(
  connection: HttpConnection,
  form: Form,
  emails: readonly string[],
  senders: readonly Headers[],
): Promise<readonly Row[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [place, email] of emails.entries()) {
    const sender = senders[place] ?? {};
    const stranger = email.replace('@', '.else@');
    const knownFirst = Math.random() < 0.5;
    if (knownFirst) known.push(await timeOf(connection, form, email, sender));
    unknown.push(await timeOf(connection, form, stranger, sender));
    if (!knownFirst) known.push(await timeOf(connection, form, email, sender));
  }
  const [low, high] = bootstrap(known, unknown);
  return [
    between(0.9, 1.1, {
      measure: `${form.measure}: known against unknown address`,
      value: median(known) / median(unknown),
      unit: '× the time',
      note:
        `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms of ${emails.length} each; ` +
        `95 % of resamples ${low.toFixed(3)} to ${high.toFixed(3)}`,
    }),
    between(0.3, 0.7, {
      measure: `${form.measure}: a known address answers later than an unknown one`,
      value: shareOfLater(known, unknown),
      unit: 'of all pairs',
    }),
  ];
}

export const benchmark: Benchmark<'samples'> = {
  name: 'enumeration',
  promise: 'the time of an answer does not tell whether an address has an account',
  parameters: { samples: 150 },
  smoke: { samples: 2 },
  run: ({ samples }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          const connection = await openConnection(site.port);
          const rows: Row[] = [];
          for (const form of await listForms(connection)) {
            const emails = await addAccounts(pool, samples, form.accounts);
            // Each sends two, so that no limit is met.
            const learners = form.byLearner ? await addAccounts(pool, samples) : [];
            const senders: Headers[] = [];
            for (const email of learners) senders.push(await signedIn(connection, email));
            rows.push(...(await compareTimes(connection, form, emails, senders)));
          }
          connection.close();
          return rows;
        }),
      { ...MANY_ADDRESSES, LOG_LEVEL: 'info' },
    ),
};
