import { Checkbox } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { askWords } from '../../messages/actions.ts';

/** Whether the kitchen made what is taken back, in the action form around. */
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
          description={formatMessage(askWords.madeHelp)}
          ref={field.ref}
        >
          {formatMessage(askWords.made)}
        </Checkbox>
      )}
    />
  );
}
