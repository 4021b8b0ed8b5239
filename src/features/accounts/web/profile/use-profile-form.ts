import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { useLanguageSwitch } from '#platform/i18n/use-language-switch.ts';
import { ownTimeZone, wallClock } from '#platform/i18n/zoned-time.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { useToast } from '#ui/toast.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import type { ExamDateFault } from '../../domain/profile/check-exam-date.ts';
import {
  checkProfile,
  profileChanges,
  profileValuesOf,
  sameProfile,
  type ProfileFaults,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts';

export type ProfileErrors = Partial<Record<ProfileField, string>>;
export type SaveState =
  | { readonly step: 'resting' | 'saving' | 'saved' }
  | { readonly step: 'failed'; readonly why: string };

const DATE_TEXTS = {
  invalid: 'errors.examDateInvalid',
  past: 'errors.examDatePast',
  'too-far': 'errors.examDateTooFar',
} as const satisfies Record<ExamDateFault, string>;

/** The messages for errors that the browser found. */
function useFaultTexts(): (faults: ProfileFaults) => ProfileErrors {
  const accounts = useText('accounts');
  const profile = useText('profile');
  return ({ first_name: first, last_name: last, exam_date: date }) => ({
    ...(first ? { first_name: accounts(first) } : {}),
    ...(last ? { last_name: accounts(last) } : {}),
    ...(date ? { exam_date: profile(DATE_TEXTS[date]) } : {}),
  });
}

/** The profile's form: its values, whether they are saved, and their errors. A failure never loses what was typed. */
export function useProfileForm(user: AccountView, take: (user: AccountView) => void) {
  const language = useLanguage();
  const switchLanguage = useLanguageSwitch();
  const showToast = useToast();
  const profile = useText('profile');
  const common = useText('signedIn');
  const faultTexts = useFaultTexts();
  const form = useRef<HTMLFormElement>(null);
  const stored = profileValuesOf(user, ownTimeZone());
  const [values, setValues] = useState(stored);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<SaveState>({ step: 'resting' });

  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current);
  }, [refusals]);

  const check = (checked: ProfileValues) =>
    faultTexts(checkProfile(checked, user, wallClock(Date.now(), checked.time_zone).date));

  const change = (part: Partial<ProfileValues>): void => {
    const next = { ...values, ...part };
    setValues(next);
    setState({ step: 'resting' });
    // An error disappears once its field is right. New errors appear at the next save.
    const now = check(next);
    setErrors(
      Object.fromEntries(
        Object.entries(errors).flatMap(([field]) => {
          const error = now[field as ProfileField];
          return error === undefined ? [] : [[field, error]];
        }),
      ),
    );
  };

  const refuse = (found: ProfileErrors): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
    setState({ step: 'failed', why: profile('save.wrong', { count: Object.keys(found).length }) });
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.step === 'saving') return;
    const found = check(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setState({ step: 'saving' });
    const result = await call(ACCOUNT_ENDPOINTS, 'updateProfile', { body: profileChanges(values, user) });
    if (!result.ok) {
      const listed = result.kind === 'refused' ? (result.problem.errors ?? []) : [];
      if (listed.length > 0)
        return refuse(Object.fromEntries(listed.map(({ field, message }) => [field, message])));
      const why = result.kind === 'refused' ? result.problem.detail : common('unreachable');
      return setState({ step: 'failed', why });
    }
    take(result.reply.user);
    setValues(profileValuesOf(result.reply.user, ownTimeZone()));
    setState({ step: 'saved' });
    if (result.reply.user.language !== language)
      switchLanguage(result.reply.user.language).catch(() =>
        showToast({ tone: 'error', text: profile('save.languageFailed') }),
      );
  };

  const discard = (): void => {
    setValues(stored);
    setErrors({});
    setState({ step: 'resting' });
  };

  return { form, values, errors, state, unsaved: !sameProfile(values, stored), change, save, discard };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
