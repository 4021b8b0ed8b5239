import { useLocation } from 'react-router';
import { paths } from '#paths';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/** A link to sign in and return to this page. It opens a new tab where leaving this page would lose unsaved work. */
export function SignInLink({ apart = false }: { readonly apart?: boolean }) {
  const t = useText('mockTests');
  const { pathname } = useLocation();
  return (
    <TextLink to={paths.signin({ next: pathname })} target={apart ? '_blank' : undefined} data-sign-in="">
      {t('player.signIn')}
    </TextLink>
  );
}
