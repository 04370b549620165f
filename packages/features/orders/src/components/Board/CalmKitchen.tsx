import type { MerchantInfo } from '@servery/api';
import { Badge, EmptyState, UtensilsIcon } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { boardStateMessages } from '../../messages/board.ts';

interface CalmKitchenProps {
  settings: MerchantInfo['settings'] | undefined;
}

/** Empty state of a board without orders, with a badge for whether the store is open. */
export function CalmKitchen({ settings }: CalmKitchenProps) {
  return (
    <EmptyState
      icon={<UtensilsIcon />}
      title={<FormattedMessage {...boardStateMessages.calm} />}
      action={
        settings && (
          <Badge tone={settings.is_open ? 'success' : 'warning'}>
            <FormattedMessage
              {...(settings.is_open
                ? boardStateMessages.storeOpen
                : boardStateMessages.storeClosed)}
            />
          </Badge>
        )
      }
    >
      <FormattedMessage {...boardStateMessages.calmText} />
    </EmptyState>
  );
}
