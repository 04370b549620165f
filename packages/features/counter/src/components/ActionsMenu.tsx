import type { MenuProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { billMessages } from '../messages/counter.ts';
import { menuMessages as messages } from '../messages/menu.ts';
import { BillMenu } from './BillMenu.tsx';

interface ActionsMenuProps extends Pick<MenuProps, 'label' | 'trigger'> {
  hasLines: boolean;
  /** Whether there is an order to repeat. */
  canRepeat: boolean;
  displayHref: string;
  onPark: () => void;
  onRepeat: () => void;
  onClear: () => void;
}

/** The actions that park, repeat and clear the new order, and show it to the guest. */
export function ActionsMenu(props: ActionsMenuProps) {
  const { label, trigger, hasLines, canRepeat, displayHref, onPark, onRepeat, onClear } = props;
  const { formatMessage } = useIntl();
  return (
    <BillMenu
      label={label}
      trigger={trigger}
      items={[
        {
          id: 'park',
          label: formatMessage(messages.park),
          isDisabled: !hasLines,
          onAction: onPark,
        },
        {
          id: 'repeat',
          label: formatMessage(billMessages.repeat),
          isDisabled: !canRepeat,
          onAction: onRepeat,
        },
        {
          id: 'display',
          label: formatMessage(messages.display),
          // A window of its own can be moved to a second screen; it is opened once.
          onAction: () => void window.open(displayHref, 'servery-display', 'popup'),
        },
        {
          id: 'clear',
          tone: 'danger',
          label: formatMessage(messages.clear),
          isDisabled: !hasLines,
          onAction: onClear,
        },
      ]}
    />
  );
}
