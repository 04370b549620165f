import { useState } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { HideIcon, ShowIcon } from '../icons.ts';
import { innerButton } from '../TextField/InputBox.css.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends TextInputProps {
  /** Names the button that shows the password; pressed means shown. */
  revealLabel: string;
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
}

/** A secret, shown on request. */
export function PasswordField({
  revealLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
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
              aria-label={revealLabel}
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
