import type { UserInfo } from '@servery/api';
import { Button, CheckIcon, Menu, StoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lateMessages } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';

export interface MerchantMenuProps {
  merchants: UserInfo['merchants'];
  /** The selected merchant; '' for all of them. */
  chosen: number | '';
  canShowAll: boolean;
  onChoose: (id: number | '') => void;
}

/** Menu of the merchants whose orders can be shown, for people with several merchants. */
export function MerchantMenu({ merchants, chosen, canShowAll, onChoose }: MerchantMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage(lateMessages.merchant)}
      trigger={
        <Button tone="neutral" emphasis="ghost" icon={<StoreIcon />}>
          {merchants.find(({ id }) => id === chosen)?.name ?? formatMessage(messages.allMerchants)}
        </Button>
      }
      items={[
        ...(canShowAll ? [{ id: '' as const, name: formatMessage(messages.allMerchants) }] : []),
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
