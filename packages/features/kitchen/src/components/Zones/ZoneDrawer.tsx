import type { KitchenZone } from '@servery/api';
import { Button, DeleteIcon, FormSummary } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { zonesErrorWords, zonesWords } from '../../messages.ts';
import { DeleteZone } from './DeleteZone.tsx';
import { useZoneForm } from './useZoneForm.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface ZoneDrawerProps {
  /** Null for a new one. */
  zone: KitchenZone | null;
  zones: readonly KitchenZone[];
  categories: readonly { id: number; name: string }[];
  merchantId: number | '';
  onClose: () => void;
}

/** A zone's form beside the list. */
export function ZoneDrawer({ zone, onClose, ...props }: ZoneDrawerProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { form, problem, submit } = useZoneForm(zone, props.merchantId, onClose);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const title = zone
    ? formatMessage(zonesWords.edit, { name: zone.name })
    : formatMessage(zonesWords.new);
  return (
    <FormDrawer
      title={title}
      action={formatMessage(zone ? zonesWords.save : zonesWords.add)}
      aside={
        zone && (
          <DeleteZone zone={zone} zones={props.zones} onDone={onClose}>
            <Button tone="danger" emphasis="ghost" icon={<DeleteIcon />}>
              {formatMessage(zonesWords.delete)}
            </Button>
          </DeleteZone>
        )
      }
      trouble={problem && text(problem)}
      isDirty={isDirty}
      isPending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSummary
        errors={errors}
        submitCount={isSubmitting ? 0 : submitCount}
        title={(count) => formatMessage(zonesErrorWords.title, { count })}
      />
      <ZoneFields form={form} zone={zone} {...props} />
    </FormDrawer>
  );
}
