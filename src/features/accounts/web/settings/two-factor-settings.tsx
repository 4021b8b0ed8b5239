import { useState } from 'react';
import { ShieldCheck as ShieldCheckIcon, ShieldOff as ShieldOffIcon } from 'lucide-react';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AccountView } from '../../account-view-contract.ts';
import { RECOVERY_CODES } from '../../domain/account.ts';
import { requiresTwoFactor } from '../../domain/needs-two-factor.ts';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';

/** With this many recovery codes or fewer, new ones are advised. */
const FEW = 3;

type TwoFactorSettingsProps = { readonly user: AccountView; readonly onChanged: () => void };

/** Whether two-factor is on and how many recovery codes are left, with the controls for both. */
export function TwoFactorSettings({ user, onChanged }: TwoFactorSettingsProps) {
  const text = useText('settings');
  const [asking, setAsking] = useState<'renew' | 'turn-off'>();
  const left = user.recovery_codes_left;
  if (!user.two_factor)
    return (
      <Stack align="start">
        <Badge icon={<ShieldOffIcon />}>{text('twoFactor.off')}</Badge>
        <p>{text('twoFactor.offText')}</p>
        <ButtonLink to={paths.setupTwoFactor()}>{text('twoFactor.setUp')}</ButtonLink>
      </Stack>
    );
  return (
    <>
      <Stack align="start">
        <Badge tone="success" icon={<ShieldCheckIcon />}>
          {text('twoFactor.on')}
        </Badge>
        <p>{text('twoFactor.left', { count: left, all: RECOVERY_CODES })}</p>
        {left <= FEW ? (
          <Notice tone="warning">
            <p>{text('twoFactor.few')}</p>
          </Notice>
        ) : null}
        <Row>
          <ButtonLink variant="secondary" to={paths.setupTwoFactor()}>
            {text('twoFactor.move')}
          </ButtonLink>
          <Button variant="secondary" onClick={() => setAsking('renew')}>
            {text('twoFactor.renew')}
          </Button>
          {requiresTwoFactor(user.role) ? null : (
            <Button variant="quiet" onClick={() => setAsking('turn-off')}>
              {text('twoFactor.turnOff')}
            </Button>
          )}
        </Row>
        {requiresTwoFactor(user.role) ? <p>{text('twoFactor.stays')}</p> : null}
      </Stack>
      {asking === 'renew' ? (
        <RenewRecoveryCodes user={user} onRenewed={onChanged} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === 'turn-off' ? (
        <TurnOffTwoFactor user={user} onTurnedOff={onChanged} onClose={() => setAsking(undefined)} />
      ) : null}
    </>
  );
}
