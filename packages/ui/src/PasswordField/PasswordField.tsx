import { useState } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { HideIcon, ShowIcon } from '../icons.ts';
import { innerButton } from '../TextField/InputBox.css.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const revealMessage = { id: 'passwordField.reveal', text: 'Show password' };

export interface PasswordFieldProps extends TextInputProps {
  /**
   * The accessible name of the button that shows the password, instead of "Show password". Its
   * pressed state means that the password is visible.
   */
  revealLabel?: string;
  /**
   * The autofill token for password managers.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
}

/** A password, which can be shown on request. */
export function PasswordField({
  revealLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const format = useFormatMessage();
  const [isShown, setShown] = useState(false);
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          buttons={
            <button
              type="button"
              className={innerButton}
              aria-label={revealLabel ?? format(revealMessage)}
              aria-pressed={isShown}
              disabled={control.disabled}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <HideIcon /> : <ShowIcon />}
            </button>
          }
        />
      )}
    </Field>
  );
}
