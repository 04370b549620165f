import type { FocusEvent, Ref } from 'react';

/** The result of react-hook-form's `register(name)`, as far as the kit needs it. */
export interface Registration {
  /** The name of the field. */
  name: string;
  /** Called when the value changes. */
  onChange: (event: { target: unknown; type?: string }) => unknown;
  /** Called when the field loses focus. */
  onBlur: (event: { target: unknown; type?: string }) => unknown;
  /** Called with the element when it's mounted, and with null when it's unmounted. */
  ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
}

/**
 * Returns the props of a text field from a form library's registration:
 * `<TextField {...registered(register('email'))} />`. Fields whose value isn't their text (money,
 * numbers, choices) need the library's controller instead.
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
