import type { AdminCommand, FeatureData } from '#features/accounts/server/index.ts';
import { accountsFeature } from '#features/accounts/feature.ts';
import { bookingsFeature } from '#features/bookings/feature.ts';
import { coursesFeature } from '#features/courses/feature.ts';
import { gradingFeature } from '#features/grading/feature.ts';
import { learningEventsFeature } from '#features/learning-events/feature.ts';
import { libraryFeature } from '#features/library/feature.ts';
import { mockTestsFeature } from '#features/mock-tests/feature.ts';
import { practiceFeature } from '#features/practice/feature.ts';
import { shopFeature } from '#features/shop/feature.ts';
import { siteFeature } from '#features/site/feature.ts';
import { teacherMarkingFeature } from '#features/teacher-marking/feature.ts';
import { none, type CommandReport } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import type { FeatureName } from '../faces.ts';
import type { SiteFeature, SiteServices } from './feature-services.ts';

/** The server's half of each feature, in the order of the API's description. */
export const FEATURES = {
  accounts: accountsFeature,
  'mock-tests': mockTestsFeature,
  grading: gradingFeature,
  courses: coursesFeature,
  'teacher-marking': teacherMarkingFeature,
  bookings: bookingsFeature,
  'learning-events': learningEventsFeature,
  library: libraryFeature,
  site: siteFeature,
  shop: shopFeature,
  practice: practiceFeature,
  // Pages alone: they use the calls of others.
  tutorials: none,
  questions: none,
  'back-office': none,
  dashboard: none,
} as const satisfies Readonly<Record<FeatureName, SiteFeature>>;

const LIST: readonly SiteFeature[] = Object.values(FEATURES);

/** Tables that belong to no feature. */
const PLATFORM_TABLES = {
  outgoing_mails: { part: 'mails', mark: 'subject' },
  rate_limits: 'nobody',
  used_challenges: 'nobody',
} as const satisfies SiteFeature['tables'];

/** What happens to each table, by its name, when a learner exports their data or closes the account. */
export const TABLES: SiteFeature['tables'] = Object.assign(
  {},
  PLATFORM_TABLES,
  ...LIST.map(({ tables }) => tables),
);

/** The data of an account in each feature, for its export and its deletion. */
export const dataOfFeatures = (services: SiteServices['data']): readonly FeatureData[] =>
  LIST.flatMap(({ personalData }) => personalData(services));

export const jobsOfFeatures = (services: SiteServices['jobs']): readonly Job[] =>
  LIST.flatMap(({ jobs }) => jobs(services));

/** Puts the calls of every feature on the API. */
export async function mountFeatures(api: Api, services: SiteServices['calls']): Promise<void> {
  for (const { mount } of LIST) await mount(api, services);
}

/** A feature runs each act that the command line reads, or this does not compile. */
const COMMANDS: Readonly<Record<AdminCommand['act'], SiteFeature['adminCommands'][string]>> = {
  ...FEATURES.accounts.adminCommands,
  ...FEATURES.shop.adminCommands,
  ...FEATURES.courses.adminCommands,
  ...FEATURES['teacher-marking'].adminCommands,
};

/** Runs an act of `npm run admin` by the feature that declares it. */
export const runFeatureCommand = (
  services: SiteServices['commands'],
  command: AdminCommand,
): Promise<CommandReport> => {
  const run = COMMANDS[command.act] as (
    services: SiteServices['commands'],
    command: AdminCommand,
  ) => Promise<CommandReport>;
  return run(services, command);
};
