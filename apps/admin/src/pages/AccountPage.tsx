import { accountParts, AccountSettings, type AccountPart } from '@servery/account';
import { SoundSettings } from '@servery/orders';
import { EmptyState, LinkButton, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useHref } from '../AppContext.ts';
import type { ScreenProps } from '../boot/screen.ts';
import { savePush } from '../session/savedPush.ts';
import { useSession } from '../session/useSession.ts';
import { lateMessages } from '../shell/lateMessages.ts';

/**
 * The account of the signed-in person, with a URL per section. Not available on a shared device.
 */
export default function AccountPage({ name }: ScreenProps) {
  const { formatMessage } = useIntl();
  const hrefTo = useHref();
  const hrefOf = (part: AccountPart) => hrefTo(part === 'profile' ? 'account' : part);
  if (useSession()?.user.device)
    return (
      <EmptyState
        level={2}
        icon={<LockIcon />}
        title={formatMessage(lateMessages.shared)}
        action={<LinkButton href="/">{formatMessage(lateMessages.toHome)}</LinkButton>}
      >
        {formatMessage(lateMessages.sharedText)}
      </EmptyState>
    );
  const part = accountParts.find((known) => known === name) ?? 'profile';
  return (
    <AccountSettings part={part} hrefOf={hrefOf} sound={<SoundSettings />} onPush={savePush} />
  );
}
