import { Radio, RadioGroup, TextField } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { dialogWords } from '../../messages/actions.ts';
import { fieldWords } from '../../messages/fields.ts';
import { whys, type Why } from '../../messages/whys.ts';

/** A picked reason, or words of one's own when that is `other`. */
export interface ReasonValues {
  why: Why | 'other' | '';
  otherWhy: string;
}

/** Nothing picked yet. */
export const noReason: ReasonValues = { why: '', otherWhy: '' };

/** The form's field behind a refused path of the request. */
export const reasonFieldOf = (path: string) => (path.endsWith('reason') ? 'otherWhy' : null);

/** The reason as it is sent and kept: English for a picked one. */
export const reasonOf = ({ why, otherWhy }: ReasonValues): string =>
  why === 'other' || why === '' ? otherWhy.trim() : String(whys[why].defaultMessage);

export interface ReasonFieldProps {
  /** The reasons to pick from, the usual one first. */
  choices: readonly Why[];
}

/** Why something is taken back, in the action form around: one press for the usual reasons, a line of text for any other. */
export function ReasonField({ choices }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  const { control, watch } = useFormContext<ReasonValues>();
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
                {formatMessage(whys[choice])}
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
