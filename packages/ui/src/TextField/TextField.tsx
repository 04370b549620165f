import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { InputBox } from './InputBox.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'dir'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

/** Props of fields with one line of text. */
export interface TextInputProps extends FieldProps, Native {
  /** The text (controlled). Leave it out to let the field keep its own state. */
  value?: string;
  /** The text at first (uncontrolled). It's empty if it's left out. */
  defaultValue?: string;
  /** Called with the text on each change. */
  onChange?: (value: string) => void;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

export interface TextFieldProps extends TextInputProps {
  /**
   * The type of the input, which sets the on-screen keyboard.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** An icon or a short text before the input, such as a country calling code. */
  prefix?: ReactNode;
  /** A unit after the input. */
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(control) => <InputBox {...input} {...control} />}</Field>;
}
