import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useToast } from '#ui/toast.tsx';
import { BANK_ENDPOINTS } from '../../bank-endpoints.ts';
import { BankContext, type Bank } from './bank-context.ts';
import { bodyOf, type BankEntryBody, type BankEntryView } from './bank-reply.ts';

const OwnEntriesDialog = lazy(async () => ({
  default: (await import('./own-entries-dialog.tsx')).OwnEntriesDialog,
}));

type BankProviderProps = Pick<Bank, 'language' | 'firstName'> & { readonly children: ReactNode };

/** Gives the comment bank to the comments of a page. Its entries are loaded when it is opened first. */
export function BankProvider({ language, firstName, children }: BankProviderProps) {
  const t = useText('commentBank');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const { state, reload, replace } = useReply(
    () => call(BANK_ENDPOINTS, 'getCommentBank', {}),
    isOpen ? 'bank' : undefined,
  );

  const bank = useMemo((): Bank => {
    const params = (entryId: string) => ({ params: { entryId } });
    const change = (next: (entries: readonly BankEntryView[]) => readonly BankEntryView[]) => {
      if (state.status === 'ready') replace({ entries: [...next(state.reply.entries)] });
    };
    const fail = (result: { readonly kind: string; readonly problem?: { readonly detail: string } }) =>
      toast({ tone: 'error', text: result.problem?.detail ?? t('unreachable') });

    async function save(id: string, body: BankEntryBody): Promise<boolean> {
      const result = await call(BANK_ENDPOINTS, 'saveBankEntry', { ...params(id), body });
      if (!result.ok) {
        fail(result);
        return false;
      }
      change((entries) => {
        const before = entries.find((each) => each.entry_id === id);
        const entry: BankEntryView = { ...body, entry_id: id, owner: 'own', uses: before?.uses ?? 0 };
        return before ? entries.map((each) => (each === before ? entry : each)) : [entry, ...entries];
      });
      return true;
    }

    return {
      language,
      firstName,
      state,
      open: () => setOpen(true),
      manage: () => setManaging(true),
      save,
      async remove(entry) {
        const result = await call(BANK_ENDPOINTS, 'deleteBankEntry', params(entry.entry_id));
        if (!result.ok) return fail(result);
        change((entries) => entries.filter((each) => each.entry_id !== entry.entry_id));
        const restore = async () => {
          if (await save(entry.entry_id, bodyOf(entry))) reload();
        };
        toast({ text: t('deleted'), action: { label: t('restore'), onAct: () => void restore() } });
      },
      countUse(id) {
        change((entries) =>
          entries.map((each) => (each.entry_id === id ? { ...each, uses: each.uses + 1 } : each)),
        );
        // A use that is not counted is no loss.
        void call(BANK_ENDPOINTS, 'countBankUse', params(id));
      },
    };
  }, [language, firstName, state, reload, replace, toast, t]);

  return (
    <BankContext value={bank}>
      {children}
      {isManaging ? (
        // It is not below the comment that opened it, whose keys are not those of the dialog.
        <Suspense>
          <OwnEntriesDialog onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </BankContext>
  );
}
