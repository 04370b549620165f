import type { UserInfo } from '@servery/api';
import { Button, CheckIcon, Menu, StoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shellWords as words } from './words.ts';

export interface MerchantMenuProps {
  merchants: UserInfo['merchants'];
  /** '' for all of them. */
  chosen: number | '';
  canShowAll: boolean;
  onChoose: (id: number | '') => void;
}

/** Whose orders are shown, for those who look after several merchants. */
export function MerchantMenu({ merchants, chosen, canShowAll, onChoose }: MerchantMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage(words.merchant)}
      trigger={
        <Button tone="neutral" emphasis="ghost" icon={<StoreIcon />}>
          {merchants.find(({ id }) => id === chosen)?.name ?? formatMessage(words.allMerchants)}
        </Button>
      }
      items={[
        ...(canShowAll ? [{ id: '' as const, name: formatMessage(words.allMerchants) }] : []),
        ...merchants,
      ].map(({ id, name }) => ({
        id: String(id),
        label: name,
        icon: id === chosen ? <CheckIcon /> : <span />,
        onAction: () => onChoose(id),
      }))}
    />
  );
}
