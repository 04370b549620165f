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

/** What every field of one line of text takes. */
export interface TextInputProps extends FieldProps, Native {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export interface TextFieldProps extends TextInputProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** A sign before the text: an icon, a country code. */
  prefix?: ReactNode;
  /** A unit behind the text. */
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(control) => <InputBox {...input} {...control} />}</Field>;
}
