import type { Device } from '@servery/api';
import {
  Badge,
  Button,
  ComputerIcon,
  HelpIcon,
  ListGroup,
  SmartphoneIcon,
  TabletIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { devicesMessages as messages } from '../../messages/devices.ts';
import { useDeviceMessages } from './deviceMessages.ts';

const icons: Record<Device['kind'], typeof HelpIcon> = {
  computer: ComputerIcon,
  phone: SmartphoneIcon,
  tablet: TabletIcon,
  other: HelpIcon,
};

interface DeviceListProps {
  devices: readonly Device[];
  onEnd: (device: Device) => void;
}

/** List of devices, each with a sign-out button except the current one. */
export function DeviceList({ devices, onEnd }: DeviceListProps) {
  const { formatMessage } = useIntl();
  const { nameOf, seenOf, sinceOf } = useDeviceMessages();
  return (
    <ListGroup
      label={formatMessage(messages.title)}
      items={devices.map((device) => {
        const Icon = icons[device.kind];
        return {
          id: String(device.id),
          title: nameOf(device),
          description: (
            <>
              {seenOf(device)}
              <br />
              {sinceOf(device)}
            </>
          ),
          icon: <Icon aria-hidden />,
          end: device.is_current ? (
            <Badge tone="success">{formatMessage(messages.here)}</Badge>
          ) : (
            <Button
              tone="danger"
              emphasis="ghost"
              aria-label={formatMessage(messages.signOutNamed, { device: nameOf(device) })}
              onPress={() => onEnd(device)}
            >
              {formatMessage(messages.signOut)}
            </Button>
          ),
        };
      })}
    />
  );
}
