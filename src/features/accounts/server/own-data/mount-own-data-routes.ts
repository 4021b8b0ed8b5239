import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ZipArchive } from '#platform/files/zip-archive.ts';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../account-contract.ts';
import { askDeletion, withdrawDeletion } from './ask-deletion.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';
import { exportData } from './export-data.ts';
import { fieldProblem, givenPasswordProblems } from '../field-problems.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { requestOrigin } from '../request-origin.ts';
import { viewAccount } from '../profile/view-account.ts';

const EXPORT_REFUSALS = {
  ...REFUSALS,
  throttled: {
    status: 429,
    title: { en: 'Five downloads a day', 'zh-Hant': '每天最多下載五次' },
    detail: {
      en: 'Your data is safe and unchanged. Use an archive from today, or try again tomorrow.',
      'zh-Hant': '你的資料都在，沒有任何變動。請使用今天下載過的檔案，或明天再來。',
    },
  },
} as const;

function sayWhen(context: Context<ApiEnv>, { retryAfterSeconds }: { readonly retryAfterSeconds: number }) {
  context.header('Retry-After', String(retryAfterSeconds));
}

/** As fast as it is taken, and closed when nobody takes it any more. What breaks it off is in the log. */
function streamOf({ stream }: ZipArchive, { log }: Pick<AccountsDependencies, 'log'>) {
  const readable = stream();
  readable.once('error', (error) => log.error({ err: error }, 'an export broke off'));
  return Readable.toWeb(readable) as ReadableStream<Uint8Array>;
}

/** The calls by which somebody takes their data along, and leaves. */
export function mountOwnDataRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  mountEndpoint(api, contract.exportData, EXPORT_REFUSALS, async ({ actor }, context) => {
    const outcome = await exportData(dependencies, actor, requestOrigin(context));
    if (!outcome.ok) {
      if (outcome.refusal === 'throttled') sayWhen(context, outcome);
      return outcome;
    }
    const { archive, fileName } = outcome;
    const response = context.body(streamOf(archive, dependencies), 200, {
      'content-type': contract.exportData.download,
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-length': String(archive.size),
    });
    return { ok: true, response };
  });

  mountEndpoint(api, contract.deleteAccount, REFUSALS, async ({ actor, body }, context) => {
    const { password, code = '' } = body;
    const { language } = context.var;
    const errors = givenPasswordProblems(password, language);
    if (errors.length > 0) return { ok: false, refusal: 'form-invalid', errors };
    const outcome = await askDeletion(dependencies, actor, {
      password,
      code,
      origin: requestOrigin(context),
    });
    if (outcome.ok) {
      browserSession.dismiss(context);
      return {
        ok: true,
        reply: { status: true as const, deletion_due_at: outcome.dueAt.toISOString() },
      };
    }
    if (outcome.refusal === 'code-missing') {
      return {
        ok: false,
        refusal: 'form-invalid',
        errors: [fieldProblem('code', 'code-required', language)],
      };
    }
    if (outcome.refusal === 'throttled') sayWhen(context, outcome);
    return { ok: false, refusal: outcome.refusal };
  });

  mountEndpoint(api, contract.keepAccount, REFUSALS, async ({ actor }, context) => {
    const outcome = await withdrawDeletion(dependencies, actor, requestOrigin(context));
    if (!outcome.ok) return outcome;
    const user = await viewAccount(dependencies.database, outcome.account, dependencies.clock.now());
    return { ok: true, reply: { status: true as const, user, role: user.role } };
  });
}
