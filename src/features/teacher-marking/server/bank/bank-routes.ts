import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../bank-contract.ts';
import type { BankEntry } from '../../domain/bank/bank-entry.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { openDesk } from '../open-desk.ts';
import { MARKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { deleteEntry, sumUses } from './bank-store.ts';
import { countUse, deleteSchoolEntry, listBank, listSchoolEntries, saveBankEntry } from './comment-bank.ts';

const NOT_A_TEACHER = { ok: false, refusal: 'teacher-unknown' } as const;
const UNKNOWN = { ok: false, refusal: 'entry-unknown' } as const;
const SAVED = { ok: true, reply: { saved: true as const } } as const;
const DELETED = { ok: true, reply: { deleted: true as const } } as const;

const viewEntry = ({ id, kind, criterion, family, text, suggestion }: BankEntry) => ({
  entry_id: id,
  kind,
  criterion,
  family,
  text,
  suggestion,
});

/** The calls about the comment bank: a teacher's own entries, and the school's. */
export function mountBankRoutes(api: Api, dependencies: MarkingDependencies): void {
  const { database } = dependencies;
  const open = (actor: { readonly accountId: string }) => openDesk(database, actor);

  mountEndpoint(api, contract.getCommentBank, REFUSALS, async ({ actor }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const entries = await listBank(dependencies, teacher.accountId);
    return {
      ok: true,
      reply: {
        entries: entries.map((entry) => ({ ...viewEntry(entry), owner: entry.owner, uses: entry.uses })),
      },
    };
  });

  mountEndpoint(api, contract.saveBankEntry, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const saved = await saveBankEntry(dependencies, teacher.accountId, { id: params.entryId, ...body });
    return saved.ok ? SAVED : saved;
  });

  mountEndpoint(api, contract.deleteBankEntry, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    return (await deleteEntry(database, teacher.accountId, params.entryId)) ? DELETED : UNKNOWN;
  });

  mountEndpoint(api, contract.countBankUse, REFUSALS, async ({ actor, params }) => {
    const teacher = await open(actor);
    if (!teacher) return NOT_A_TEACHER;
    const counted = await countUse(dependencies, teacher.accountId, params.entryId);
    return counted.ok ? { ok: true, reply: { uses: counted.uses } } : counted;
  });

  mountEndpoint(api, contract.getSchoolBank, {}, async () => {
    const uses = await sumUses(database);
    const entries = await listSchoolEntries(dependencies);
    return {
      ok: true,
      reply: {
        entries: entries.map((entry) => ({
          ...viewEntry(entry),
          owner: 'school' as const,
          uses: uses.get(entry.id) ?? 0,
          is_shipped: entry.isShipped,
          is_hidden: entry.isHidden,
        })),
      },
    };
  });

  mountEndpoint(api, contract.saveSchoolBankEntry, REFUSALS, async ({ params, body }) => {
    const saved = await saveBankEntry(dependencies, null, { id: params.entryId, ...body });
    return saved.ok ? SAVED : saved;
  });

  mountEndpoint(api, contract.deleteSchoolBankEntry, REFUSALS, async ({ params }) => {
    const deleted = await deleteSchoolEntry(dependencies, params.entryId);
    return deleted.ok ? DELETED : deleted;
  });
}
