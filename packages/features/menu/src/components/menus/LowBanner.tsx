import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useLowCount } from '../../hooks/useMenus.ts';
import { menuMessages as messages } from '../../messages/menus.ts';

/** Warning that items are running low, with a button to show them. */
export function LowBanner({
  merchant_id,
  onShow,
}: {
  merchant_id: number | '';
  onShow: () => void;
}) {
  const { formatMessage } = useIntl();
  const count = useLowCount(merchant_id);
  if (count === 0) return null;
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
