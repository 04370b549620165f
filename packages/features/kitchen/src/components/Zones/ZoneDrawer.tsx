import type { KitchenZone } from '@servery/api';
import { Button, DeleteIcon, FormSummary, FormDrawer } from '@servery/ui';
import { useIntl } from 'react-intl';
import { zonesErrorMessages, zonesMessages } from '../../messages.ts';
import { DeleteZone } from './DeleteZone.tsx';
import { useZoneForm } from './useZoneForm.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface ZoneDrawerProps {
  /** Null for a new zone. */
  zone: KitchenZone | null;
  zones: readonly KitchenZone[];
  categories: readonly { id: number; name: string }[];
  merchantId: number | '';
  onClose: () => void;
}

/** Drawer with the form of a zone. */
export function ZoneDrawer({ zone, onClose, ...props }: ZoneDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useZoneForm(zone, props.merchantId, onClose);
  const title = zone
    ? formatMessage(zonesMessages.edit, { name: zone.name })
    : formatMessage(zonesMessages.new);
  return (
    <FormDrawer
      title={title}
      action={formatMessage(zone ? zonesMessages.save : zonesMessages.add)}
      aside={
        zone && (
          <DeleteZone zone={zone} zones={props.zones} onDone={onClose}>
            <Button tone="danger" emphasis="ghost" icon={<DeleteIcon />}>
              {formatMessage(zonesMessages.delete)}
            </Button>
          </DeleteZone>
        )
      }
      {...form.drawer}
      onClose={onClose}
    >
      <FormSummary
        {...form.summary}
        title={(count) => formatMessage(zonesErrorMessages.title, { count })}
      />
      <ZoneFields form={form} zone={zone} {...props} />
    </FormDrawer>
  );
}
