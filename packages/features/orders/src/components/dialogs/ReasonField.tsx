import { limitsOf, voidOrder } from '@servery/api';
import { Radio, RadioGroup, TextField } from '@servery/ui';
import { useReasonText } from '@servery/screens/reasons';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { dialogMessages } from '../../messages/dialogs.ts';
import { fieldMessages } from '../../messages/fields.ts';
import type { ChosenReason } from './reasonChoices.ts';

/** A reason from the list, or free text if it is `other`. */
export interface ReasonValues {
  why: ChosenReason | 'other' | '';
  otherWhy: string;
}

/** No reason chosen. */
export const noReason: ReasonValues = { why: '', otherWhy: '' };

/** Returns the form field for a rejected path of the request, or null if there is none. */
export const reasonFieldOf = (path: string) => (path.endsWith('reason') ? 'otherWhy' : null);

/** Returns the reason in the form of the request: a code or free text. */
export const reasonOf = ({ why, otherWhy }: ReasonValues) =>
  why === 'other' || why === '' ? { reason: otherWhy.trim() } : { reason_code: why };

export interface ReasonFieldProps {
  /** The reasons to choose from, the most common one first. */
  choices: readonly ChosenReason[];
}

/**
 * A field for the reason of an action, within an action form: one press for common reasons, a text
 * field for any other.
 */
export function ReasonField({ choices }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  const { control, watch } = useFormContext<ReasonValues>();
  const reasonText = useReasonText();
  const why = watch('why');
  return (
    <>
      <Controller
        control={control}
        name="why"
        rules={{ required: formatMessage(fieldMessages.chooseReason) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(dialogMessages.reason)}
            value={field.value}
            onChange={field.onChange}
            isRequired
            errorMessage={fieldState.error?.message}
          >
            {choices.map((choice) => (
              <Radio key={choice} value={choice}>
                {reasonText({ reason_code: choice })}
              </Radio>
            ))}
            <Radio value="other">{formatMessage(dialogMessages.otherReason)}</Radio>
          </RadioGroup>
        )}
      />
      {why === 'other' && (
        <Controller
          control={control}
          name="otherWhy"
          rules={{
            validate: (text) => text.trim().length >= 2 || formatMessage(fieldMessages.tooShort),
          }}
          render={({ field, fieldState }) => (
            <TextField
              label={formatMessage(dialogMessages.reasonText)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              autoFocus
              {...limitsOf(voidOrder.body, 'reason')}
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
