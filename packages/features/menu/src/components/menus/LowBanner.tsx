import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuMessages as messages } from '../../messages/menus.ts';

/** Warning that items are running low, with a button to show them. */
export function LowBanner({ count, onShow }: { count: number; onShow: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Banner
      tone="warning"
      title={formatMessage(messages.lowBanner, { count })}
      action={
        <Button size="s" onPress={onShow}>
          {formatMessage(messages.showLow)}
        </Button>
      }
    />
  );
}
