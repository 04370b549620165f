import type { UserInfo } from '@servery/api';
import {
  Button,
  ClockIcon,
  IconButton,
  ReceiptIcon,
  StoreIcon,
  useLink,
  UserIcon,
  onDemand,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import { useMerchantChoice } from '../useMerchantChoice.ts';
import { appWords as words } from '../words.ts';
import { brand, end, header, place, places, shop } from './Header.css.ts';

const AccountMenu = onDemand(async () => (await import('./AccountMenu.tsx')).AccountMenu);
const MerchantMenu = onDemand(async () => (await import('./MerchantMenu.tsx')).MerchantMenu);

/** Where one is, where one can go, for whom, and who one is. */
export function Header({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { preferences } = useApp();
  const { chosen, choose, canShowAll } = useMerchantChoice(user);
  const name = user.merchants.find(({ id }) => id === chosen)?.name;
  return (
    // What stands on the dark menu of the semi-dark skin is dark too, buttons and all.
    <header className={header} data-skin={preferences.skin === 'semi-dark' ? 'dark' : undefined}>
      <span className={brand}>Servery</span>
      <nav className={places} aria-label={formatMessage(words.menu)}>
        {user.rights.grants['order.view'] !== 'deny' && (
          <>
            <Place href="/orders/live" icon={<ReceiptIcon />}>
              {formatMessage(words.live)}
            </Place>
            <Place href="/orders/history" icon={<ClockIcon />}>
              {formatMessage(words.history)}
            </Place>
          </>
        )}
      </nav>
      <div className={end}>
        {user.merchant ? (
          <span className={shop}>{user.merchant.name}</span>
        ) : (
          <MerchantMenu
            merchants={user.merchants}
            chosen={chosen}
            canShowAll={canShowAll}
            onChoose={choose}
          >
            {(onPress) => (
              <Button tone="neutral" emphasis="ghost" icon={<StoreIcon />} onPress={onPress}>
                {name ?? formatMessage(words.allMerchants)}
              </Button>
            )}
          </MerchantMenu>
        )}
        <AccountMenu name={user.name}>
          {(onPress) => (
            <IconButton label={`${formatMessage(words.account)}: ${user.name}`} onPress={onPress}>
              <UserIcon />
            </IconButton>
          )}
        </AccountMenu>
      </div>
    </header>
  );
}

function Place({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const [path] = useLocation();
  const isHere = path === href || (path === '/' && href === '/orders/live');
  return (
    <a {...useLink({ href })} className={place} aria-current={isHere ? 'page' : undefined}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
