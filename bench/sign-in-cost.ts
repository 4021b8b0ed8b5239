import { verify } from '@node-rs/argon2';
import { hashPassword } from '#features/accounts/server/sign-in/password-hash.ts';
import { PASSWORD } from '#tests/security/known-world.ts';
import { atLeast, reported, type Benchmark } from './benchmark.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { addAccounts, formRequest } from './known-accounts.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { openConnection } from './load/http-connection.ts';
import { median } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

/** As many as libuv has threads: the hash is worked out there. */
const AT_ONCE = 4;

/** Repeats a piece of work, several at a time. */
async function repeat(times: number, work: (lane: number, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    while (next < times) {
      next += 1;
      await work(lane, next - 1);
    }
  });
  await Promise.all(lanes);
}

function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const benchmark: Benchmark<'rounds' | 'each'> = {
  name: 'sign-in-cost',
  promise: 'of the processor time of a sign-in at least seven tenths are the hash of the password',
  parameters: { rounds: 5, each: 80 },
  smoke: { rounds: 1, each: 4 },
  run: ({ rounds: count, each }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          const hash = await hashPassword(PASSWORD);
          const emails = await addAccounts(pool, each);
          const connections = await Promise.all(
            Array.from({ length: AT_ONCE }, () => openConnection(site.port)),
          );
          const signIns = () =>
            repeat(each, async (lane, index) => {
              const body = { email: emails[index], password: PASSWORD };
              const reply = await connections[lane]?.send(formRequest('/api/users/signin', body));
              if (reply?.status !== 200) throw new Error(`Not signed in: ${reply?.status} ${reply?.body}`);
            });
          const hashes = () =>
            repeat(each, async () => {
              if (!(await verify(hash, PASSWORD))) throw new Error('The hash is not the password’s.');
            });
          const rounds: { readonly signIn: number; readonly hash: number }[] = [];
          for (let round = 0; round <= count; round += 1) {
            const siteBefore = cpuSeconds(site.pid);
            await signIns();
            const signIn = cpuSeconds(site.pid) - siteBefore;
            const ownBefore = ownCpuSeconds();
            await hashes();
            // The first warms both up.
            if (round > 0) rounds.push({ signIn, hash: ownCpuSeconds() - ownBefore });
          }
          for (const connection of connections) connection.close();
          const perSecond = (seconds: (round: (typeof rounds)[number]) => number) =>
            each / median(rounds.map(seconds));
          return [
            atLeast(0.7, {
              measure: 'sign-ins against argon2id alone',
              value: median(rounds.map(({ signIn, hash: alone }) => alone / signIn)),
              unit: '× as many',
              note: 'per processor second of the site; PostgreSQL works beside it',
            }),
            reported({
              measure: 'sign-ins',
              value: perSecond(({ signIn }) => signIn),
              unit: '/processor s',
              note: `argon2id alone: ${perSecond(({ hash: alone }) => alone).toFixed(1)}`,
            }),
          ];
        }),
      { ...MANY_ADDRESSES, LOG_LEVEL: 'info' },
    ),
};
