import { Radio, RadioGroup, TextField } from '@servery/ui';
import { useReasonText } from '@servery/words/reasons';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { dialogWords } from '../../messages/actions.ts';
import { fieldWords } from '../../messages/fields.ts';
import type { ChosenReason } from './reasonChoices.ts';

/** A reason from the list, or the person's own words if that is `other`. */
export interface ReasonValues {
  why: ChosenReason | 'other' | '';
  otherWhy: string;
}

/** Nothing picked yet. */
export const noReason: ReasonValues = { why: '', otherWhy: '' };

/** The form's field behind a refused path of the request. */
export const reasonFieldOf = (path: string) => (path.endsWith('reason') ? 'otherWhy' : null);

/** Returns the reason as the request has it: a code, or the person's own words. */
export const reasonOf = ({ why, otherWhy }: ReasonValues) =>
  why === 'other' || why === '' ? { reason: otherWhy.trim() } : { reason_code: why };

export interface ReasonFieldProps {
  /** The reasons to pick from, the usual one first. */
  choices: readonly ChosenReason[];
}

/** Why something is taken back, in the action form around: one press for the usual reasons, a line of text for any other. */
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
        rules={{ required: formatMessage(fieldWords.chooseReason) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(dialogWords.reason)}
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
            <Radio value="other">{formatMessage(dialogWords.otherReason)}</Radio>
          </RadioGroup>
        )}
      />
      {why === 'other' && (
        <Controller
          control={control}
          name="otherWhy"
          rules={{
            validate: (text) => text.trim().length >= 2 || formatMessage(fieldWords.tooShort),
          }}
          render={({ field, fieldState }) => (
            <TextField
              label={formatMessage(dialogWords.reasonText)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              autoFocus
              maxLength={200}
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
