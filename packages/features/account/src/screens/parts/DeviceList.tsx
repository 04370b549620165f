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
import { devicesWords as words } from '../../messages/devices.ts';
import { useDeviceWords } from './deviceWords.ts';

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

/** Devices, each with its own way out but the one in use. */
export function DeviceList({ devices, onEnd }: DeviceListProps) {
  const { formatMessage } = useIntl();
  const { nameOf, seenOf, sinceOf } = useDeviceWords();
  return (
    <ListGroup
      label={formatMessage(words.title)}
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
            <Badge tone="success">{formatMessage(words.here)}</Badge>
          ) : (
            <Button
              tone="danger"
              emphasis="ghost"
              aria-label={formatMessage(words.signOutNamed, { device: nameOf(device) })}
              onPress={() => onEnd(device)}
            >
              {formatMessage(words.signOut)}
            </Button>
          ),
        };
      })}
    />
  );
}
