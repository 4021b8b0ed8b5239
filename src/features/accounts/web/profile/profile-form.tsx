import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AccountView } from '../../account-view-contract.ts';
import { AvatarSection } from './avatar-section.tsx';
import { LeaveGuard } from '../frame/leave-guard.tsx';
import { Part } from '../frame/part.tsx';
import { GoalFields, NameFields, PlaceFields, TimeFields } from './profile-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useSession } from '../session/use-session.ts';

type ProfileFormProps = {
  readonly user: AccountView;
  readonly take: (user: AccountView) => void;
};

/** The profile of one account, to be read and changed. */
export function ProfileForm({ user, take }: ProfileFormProps) {
  const text = useText('profile');
  const { hash } = useLocation();
  const { form, state, unsaved, save, discard, ...fields } = useProfileForm(user, take);
  // Who was signed out elsewhere is led to sign-in; asking first would hold a page that nobody may see.
  const signedIn = Boolean(useSession());

  useEffect(() => {
    // The part was not there when the browser looked for it.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <LeaveGuard unsaved={unsaved && signedIn} />
      <Part id="picture" title={text('picture.title')} intro={text('picture.text')}>
        <AvatarSection user={user} take={take} />
      </Part>
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <Part id="name" title={text('name.title')}>
          <NameFields {...fields} />
        </Part>
        <Part id="goal" title={text('goal.title')} intro={text('goal.text')}>
          <GoalFields {...fields} />
        </Part>
        <Part id="place" title={text('place.title')}>
          <PlaceFields {...fields} />
        </Part>
        <Part id="time" title={text('time.title')} intro={text('time.text')}>
          <TimeFields {...fields} />
        </Part>
        <SaveBar state={state} unsaved={unsaved} onDiscard={discard} />
      </form>
    </>
  );
}
