import { Checkbox } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { askMessages } from '../../messages/dialogs.ts';

/** Whether the kitchen made the voided or cancelled items; a field within an action form. */
export function MadeField() {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<{ made: boolean }>();
  return (
    <Controller
      control={control}
      name="made"
      render={({ field }) => (
        <Checkbox
          isSelected={field.value}
          onChange={field.onChange}
          description={formatMessage(askMessages.madeHelp)}
          ref={field.ref}
        >
          {formatMessage(askMessages.made)}
        </Checkbox>
      )}
    />
  );
}
