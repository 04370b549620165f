import type { UserInfo } from '@servery/api';
import { Button, onDemand, StoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMerchantChoice } from '../useMerchantChoice.ts';
import { shellMessages as messages } from './messages.ts';
import { shop } from './Navbar.css.ts';

const MerchantMenu = onDemand(async () => (await import('./MerchantMenu.tsx')).MerchantMenu);

/** The name of the person's merchant, or a menu if they have several. */
export function MerchantChoice({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { chosen, choose, canShowAll } = useMerchantChoice(user);
  if (user.merchant) return <span className={shop}>{user.merchant.name}</span>;
  return (
    <MerchantMenu
      merchants={user.merchants}
      chosen={chosen}
      canShowAll={canShowAll}
      onChoose={choose}
    >
      {(onPress) => (
        <Button tone="neutral" emphasis="ghost" icon={<StoreIcon />} onPress={onPress}>
          {user.merchants.find(({ id }) => id === chosen)?.name ??
            formatMessage(messages.allMerchants)}
        </Button>
      )}
    </MerchantMenu>
  );
}
