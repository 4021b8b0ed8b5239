import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ScheduleView } from './teach-replies.ts';
import { useSaveSchedule, type SaveOutcome, type ScheduleStore } from './use-save-schedule.ts';

type Setting = Partial<ScheduleView>;
type Done = { readonly sentence: string; readonly before: Setting | undefined };

export type SettingState = {
  readonly isBusy: boolean;
  /** Undefined: it was saved, or nothing was tried. */
  readonly failure: Exclude<SaveOutcome, { readonly kind: 'saved' }> | undefined;
  readonly done: Done | undefined;
  /** Saves a part of the schedule; the sentence says what has changed then. */
  readonly change: (setting: Setting, sentence: string) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
};

const narrow = (outcome: SaveOutcome | undefined): SettingState['failure'] =>
  outcome === undefined || outcome.kind === 'saved' ? undefined : (outcome as SettingState['failure']);

/** One part of the settings: saved at once, and undone by one button. */
export function useSetting(store: ScheduleStore): SettingState {
  const t = useText('teachSettings');
  const { save, isBusy, outcome, forget } = useSaveSchedule(store);
  const [done, setDone] = useState<Done>();
  const { schedule } = store.saved;

  /** The values that a part has now. */
  function read(setting: Setting): Setting {
    const keys = Object.keys(setting) as (keyof ScheduleView)[];
    return Object.fromEntries(keys.map((key) => [key, schedule[key]]));
  }

  async function change(setting: Setting, sentence: string): Promise<boolean> {
    const before = read(setting);
    setDone(undefined);
    const isSaved = await save({ ...schedule, ...setting });
    if (isSaved) setDone({ sentence, before });
    return isSaved;
  }

  return {
    isBusy,
    failure: narrow(outcome),
    done,
    change,
    async undo() {
      if (done?.before === undefined) return;
      if (await save({ ...schedule, ...done.before })) setDone({ sentence: t('undone'), before: undefined });
    },
    forget() {
      forget();
      setDone(undefined);
    },
  };
}
