import type { MerchantInfo } from '@servery/api';
import { Badge, EmptyState, UtensilsIcon } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { boardStateWords } from '../../messages/board.ts';

interface CalmKitchenProps {
  settings: MerchantInfo['settings'] | undefined;
}

/** No order at all: says that they come by themselves, and whether the store is open for them. */
export function CalmKitchen({ settings }: CalmKitchenProps) {
  return (
    <EmptyState
      icon={<UtensilsIcon />}
      title={<FormattedMessage {...boardStateWords.calm} />}
      action={
        settings && (
          <Badge tone={settings.is_open ? 'success' : 'warning'}>
            <FormattedMessage
              {...(settings.is_open ? boardStateWords.storeOpen : boardStateWords.storeClosed)}
            />
          </Badge>
        )
      }
    >
      <FormattedMessage {...boardStateWords.calmText} />
    </EmptyState>
  );
}
