import type { Context } from 'hono';
import type { AccountPerson } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Catalogue } from '#platform/i18n/translate.ts';
import type { PdfWriter } from '#platform/pdf/create-pdf-writer.ts';
import type { PdfContent } from '#platform/pdf/pdf-content.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import * as contract from '../../documents-contract.ts';
import { documentName } from '../../domain/results/document-name.ts';
import { openResult } from '../marks/open-result.ts';
import type { Papers } from '#features/library/server/index.ts';
import { readSitting } from '../sittings/sit-test.ts';
import { findSitting } from '../sittings/sitting-store.ts';
import { viewSitting } from '../sittings/view-sitting.ts';
import { describeResult, type DocumentFrame } from './describe-result.ts';
import { describeSitting } from './describe-sitting.ts';
import { DOCUMENT_REFUSALS as REFUSALS } from './document-refusals.ts';
import { documentVoice } from './document-voice.ts';
import { findCandidate, loadDocument } from './load-document.ts';

export type DocumentDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly papers: Papers;
  readonly limiter: RateLimiter;
  readonly pdfWriter: PdfWriter;
  /** The site's texts. */
  readonly catalogues: Localised<Catalogue>;
  readonly school: { readonly name: string };
};

/** The limit per address. A class can download its results; drawing costs more than any other call. */
export const DOCUMENTS_PER_ADDRESS = { points: 120, durationSeconds: 3600 };

/** The calls for results as files. Only the owner of a test finds them, once its result may be seen. */
export function mountDocumentRoutes(api: Api, dependencies: DocumentDependencies): void {
  const { database, clock, limiter, pdfWriter, catalogues, school } = dependencies;

  /** Counts a drawing. It is called only when there is something to draw. */
  async function mayDraw(context: Context<ApiEnv>): Promise<boolean> {
    const key = `document ${addressKey(context.get('clientAddress'))}`;
    const verdict = await limiter.consume(key, DOCUMENTS_PER_ADDRESS);
    if (!verdict.ok) context.header('Retry-After', String(verdict.retryAfterSeconds));
    return verdict.ok;
  }

  const frameOf = (candidate: AccountPerson | undefined): DocumentFrame => ({
    site: school.name,
    candidate: candidate?.name,
    now: clock.now().toISOString(),
  });

  async function send(context: Context<ApiEnv>, content: PdfContent, name: string) {
    const drawn = await pdfWriter.write(content);
    if (!drawn.ok) return { ok: false, refusal: 'documents-busy' } as const;
    const response = context.body(drawn.file, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(drawn.file.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return { ok: true, response } as const;
  }

  /** The time zone of the account. Without one, that of the browser. */
  const voiceOf = (
    context: Context<ApiEnv>,
    candidate: AccountPerson | undefined,
    browserZone: string | undefined,
  ) => {
    const language = context.get('language');
    return documentVoice(catalogues[language], language, candidate?.timeZone ?? browserZone);
  };

  mountEndpoint(api, contract.getResultDocument, REFUSALS, async (input, context) => {
    const { params, query, actor, candidates } = input;
    const candidate = await findCandidate(database, actor);
    const voice = voiceOf(context, candidate, query.time_zone);
    const outcome = await openResult(dependencies, { candidates, ...params }, voice.language);
    if (!outcome.ok) return outcome;
    if (!(await mayDraw(context))) return { ok: false, refusal: 'too-many-documents' };
    const { attempt, result } = outcome;
    const documentInput = await loadDocument(dependencies, { candidates }, attempt, result);
    const name = documentName(attempt.mockTest, attempt.skill, voice.dateOf(result.attempt.started_at));
    return send(context, describeResult(voice, frameOf(candidate), documentInput), name);
  });

  mountEndpoint(api, contract.getSittingDocument, REFUSALS, async (input, context) => {
    const { params, query, actor, candidates } = input;
    const sitting = await findSitting(database, { candidates, ...params });
    if (!sitting) return { ok: false, refusal: 'sitting-unknown' };
    const candidate = await findCandidate(database, actor);
    const voice = voiceOf(context, candidate, query.time_zone);
    const state = await readSitting(dependencies, sitting);
    const now = clock.now().getTime();
    const looking = { language: voice.language, plans: [], answered: () => 0, now };
    const view = viewSitting(state, looking);
    if (!view.tells_marks) return { ok: false, refusal: 'marks-later' };
    if (!(await mayDraw(context))) return { ok: false, refusal: 'too-many-documents' };
    const results = [];
    for (const skill of state.skills) {
      const attemptId = state.attempts.find((each) => each.skill === skill)?.id;
      if (attemptId === undefined) continue;
      const outcome = await openResult(dependencies, { candidates, attemptId }, voice.language);
      if (outcome.ok)
        results.push(await loadDocument(dependencies, { candidates }, outcome.attempt, outcome.result));
    }
    const content = describeSitting(voice, frameOf(candidate), view, results);
    return send(context, content, documentName(view.mock_test, undefined, voice.dateOf(view.started_at)));
  });
}
