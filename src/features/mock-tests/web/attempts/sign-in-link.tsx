import { useLocation } from 'react-router';
import { paths } from '#paths';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/** To sign in, and back to this page. In a tab of its own where leaving this one would lose what it holds. */
export function SignInLink({ apart = false }: { readonly apart?: boolean }) {
  const t = useText('mockTests');
  const { pathname } = useLocation();
  return (
    <TextLink to={paths.signin({ next: pathname })} target={apart ? '_blank' : undefined} data-sign-in="">
      {t('player.signIn')}
    </TextLink>
  );
}
