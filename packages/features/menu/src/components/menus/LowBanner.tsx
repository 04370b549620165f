import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useLowCount } from '../../hooks/useMenus.ts';
import { menuWords as words } from '../../messages/menus.ts';

/** Says that items are running low, and leads to them. */
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
      title={formatMessage(words.lowBanner, { count })}
      action={
        <Button size="s" onPress={onShow}>
          {formatMessage(words.showLow)}
        </Button>
      }
    />
  );
}
