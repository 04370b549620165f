import { toggleMenu, type FoodMenu } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { commonWords } from '../../messages/common.ts';
import { menuWords as words } from '../../messages/menus.ts';

/** Sets an item out of stock or back, and offers to take that back for ten seconds. */
export function useAvailability() {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(toggleMenu);
  const tell = useTell();
  return (menu: FoodMenu, is_available: boolean, unavailable_until: string | null = null) =>
    tell(async () => {
      const params = { id: menu.id };
      const body = { version: menu.version, is_available, unavailable_until };
      const { version, name } = await trigger({ params, body });
      const before = {
        version,
        is_available: menu.is_available,
        unavailable_until: menu.unavailable_until,
      };
      toast.success({
        title: formatMessage(is_available ? words.isBack : words.isOut, { name }),
        action: {
          label: formatMessage(commonWords.undo),
          onPress: () => void tell(() => trigger({ params, body: before })),
        },
      });
    });
}
