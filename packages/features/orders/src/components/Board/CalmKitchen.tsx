import type { MerchantInfo } from '@servery/api';
import { isOpenAt } from '@servery/domain/settings';
import { useNow } from '@servery/screens';
import { Badge, EmptyState, UtensilsIcon } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { boardStateMessages } from '../../messages/board.ts';

interface CalmKitchenProps {
  settings: MerchantInfo['settings'] | undefined;
}

/** Empty state of a board without orders, with a badge for whether the store is open. */
export function CalmKitchen({ settings }: CalmKitchenProps) {
  const now = useNow();
  const isOpen = settings && isOpenAt(settings, new Date(now));
  return (
    <EmptyState
      icon={<UtensilsIcon />}
      title={<FormattedMessage {...boardStateMessages.calm} />}
      action={
        settings && (
          <Badge tone={isOpen ? 'success' : 'warning'}>
            <FormattedMessage
              {...(isOpen ? boardStateMessages.storeOpen : boardStateMessages.storeClosed)}
            />
          </Badge>
        )
      }
    >
      <FormattedMessage {...boardStateMessages.calmText} />
    </EmptyState>
  );
}
