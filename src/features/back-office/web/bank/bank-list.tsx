import { BANK_ENDPOINTS } from '#features/teacher-marking/bank-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { accountZone } from '../account-zone.ts';
import type { AdminBankEntry } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply, type ListWriter } from '../list/list-definition.ts';
import { AddEntryDialog, ChangeEntryDialog } from './entry-dialogs.tsx';
import { EntryAbout } from './entry-about.tsx';
import { bodyOf, filterEntries, startOf } from './school-entries.ts';

const idOf = ({ entry_id: entryId }: AdminBankEntry) => ({ params: { entryId } });
const startIn = (row: AdminBankEntry, { language }: ListWriter) => ({ start: startOf(row, language) });

/** The comments of the school: those that came with the site, as the school has changed them, then the added ones. */
export const BANK_LIST = defineListPage({
  name: 'comments',
  title: 'comments.title',
  intro: 'comments.intro',
  filters: [
    { kind: 'search', name: 'search', label: 'comments.search' },
    {
      kind: 'choice',
      name: 'state',
      label: 'comments.show',
      any: 'comments.any',
      options: [
        { value: 'shown', label: 'comments.states.shown' },
        { value: 'hidden', label: 'comments.states.hidden' },
      ],
    },
  ],
  // The call returns all of them: there are some hundreds at most.
  load: async (filter, _cursor, signal) =>
    toListReply(await call(BANK_ENDPOINTS, 'getSchoolBank', { signal }), ({ entries }) => ({
      rows: filterEntries(entries, filter),
      nextCursor: null,
      timeZone: accountZone(),
    })),
  keyOf: ({ entry_id: id }: AdminBankEntry) => id,
  markOf: ({ entry_id: id }) => ({ 'data-entry': id }),
  columns: [
    {
      id: 'comment',
      label: 'comments.columns.comment',
      cell: ({ text: texts, suggestion }, { text }) => (
        <>
          {texts.en === null ? null : (
            <span lang="en" className={styles.line}>
              {texts.en}
            </span>
          )}
          {texts['zh-Hant'] === null ? null : (
            <span lang="zh-Hant" className={styles.line}>
              {texts['zh-Hant']}
            </span>
          )}
          {suggestion === null ? null : (
            <span className={styles.buyer}>{text('comments.better', { words: suggestion })}</span>
          )}
        </>
      ),
    },
    { id: 'about', label: 'comments.columns.about', cell: (entry) => <EntryAbout entry={entry} /> },
    {
      id: 'state',
      label: 'comments.columns.state',
      cell: ({ is_hidden: isHidden, is_shipped: isShipped }, { text }) => (
        <>
          <Badge tone={isHidden ? 'neutral' : 'success'}>
            {text(isHidden ? 'comments.states.hidden' : 'comments.states.shown')}
          </Badge>
          {isShipped ? <span className={styles.buyer}>{text('comments.shipped')}</span> : null}
        </>
      ),
    },
    { id: 'uses', label: 'comments.columns.uses', align: 'number', cell: ({ uses }) => uses },
  ],
  create: { label: 'comments.add.label', Dialog: AddEntryDialog },
  actions: [
    { id: 'change', label: 'comments.change.label', Dialog: ChangeEntryDialog },
    {
      id: 'withdraw',
      label: 'comments.withdraw.label',
      isOffered: ({ is_hidden: isHidden }) => !isHidden,
      confirm: {
        title: 'comments.withdraw.title',
        text: 'comments.withdraw.text',
        button: 'comments.withdraw.save',
        isDangerous: true,
      },
      parameters: startIn,
      act: (row) => call(BANK_ENDPOINTS, 'deleteSchoolBankEntry', idOf(row)),
      done: 'comments.withdraw.done',
    },
    {
      id: 'restore',
      label: 'comments.restore.label',
      isOffered: ({ is_hidden: isHidden }) => isHidden,
      confirm: {
        title: 'comments.restore.title',
        text: 'comments.restore.text',
        button: 'comments.restore.save',
      },
      parameters: startIn,
      act: (row) => call(BANK_ENDPOINTS, 'saveSchoolBankEntry', { ...idOf(row), body: bodyOf(row) }),
      done: 'comments.restore.done',
    },
  ],
  empty: { title: 'comments.none', text: 'comments.noneText' },
});
