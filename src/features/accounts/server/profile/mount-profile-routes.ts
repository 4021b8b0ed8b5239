import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../account-contract.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { fieldProblem } from '../field-problems.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { updateProfile } from './update-profile.ts';
import { viewAccount } from './view-account.ts';

/** The call that changes the profile. */
export function mountProfileRoutes(api: Api, dependencies: AccountsDependencies): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.updateProfile, REFUSALS, async ({ actor, body }, context) => {
    const outcome = await updateProfile(dependencies, actor.accountId, {
      firstName: body.first_name,
      lastName: body.last_name,
      targetBand: body.target_band,
      examDate: body.exam_date,
      language: body.language,
      timeZone: body.time_zone,
      extraTimePercent: body.extra_time_percent,
      mailNews: body.mail_news,
      mailReminders: body.mail_reminders,
    });
    if (outcome.ok) {
      const user = await viewAccount(database, outcome.account, clock.now());
      return { ok: true, reply: { status: true as const, user, role: user.role } };
    }
    if (outcome.refusal !== 'form-invalid') return outcome;
    const { language } = context.var;
    const errors = outcome.problems.map(({ field, code }) => fieldProblem(field, code, language));
    return { ok: false, refusal: outcome.refusal, errors };
  });
}
