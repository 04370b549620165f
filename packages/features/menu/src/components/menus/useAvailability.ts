import { toggleMenu, type FoodMenu } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages } from '../../messages/common.ts';
import { menuMessages as messages } from '../../messages/menus.ts';

/** Returns a function that marks an item as sold out or available, with an undo for 10 seconds. */
export function useAvailability() {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(toggleMenu);
  const attempt = useErrorToast(useProblemText());
  return (menu: FoodMenu, is_available: boolean, unavailable_until: string | null = null) =>
    attempt(async () => {
      const params = { id: menu.id };
      const body = { version: menu.version, is_available, unavailable_until };
      const { version, name } = await trigger({ params, body });
      const before = {
        version,
        is_available: menu.is_available,
        unavailable_until: menu.unavailable_until,
      };
      toast.success({
        title: formatMessage(is_available ? messages.isBack : messages.isOut, { name }),
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () => void attempt(() => trigger({ params, body: before })),
        },
      });
    });
}
