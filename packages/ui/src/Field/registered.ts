import type { FocusEvent, Ref } from 'react';

/** What react-hook-form's `register(name)` answers, as far as the kit needs it. */
export interface Registration {
  name: string;
  onChange: (event: { target: unknown; type?: string }) => unknown;
  onBlur: (event: { target: unknown; type?: string }) => unknown;
  ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
}

/**
 * A text field's props from a form library's registration: `<TextField {...registered(register('email'))} />`.
 * Fields whose value is not their text (money, numbers, choices) take the library's controller instead.
 */
export function registered<
  Element extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>({ name, onChange, onBlur, ref }: Registration) {
  return {
    name,
    ref: ref as Ref<Element>,
    onChange: (value: string) => void onChange({ target: { name, value }, type: 'change' }),
    onBlur: (event: FocusEvent) => void onBlur({ target: event.target, type: 'blur' }),
  };
}
