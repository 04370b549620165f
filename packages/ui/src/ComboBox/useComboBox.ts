import { useRef, useState, type KeyboardEvent } from 'react';
import { findOption, flatOptions, type SelectOption } from '../Select/options.ts';
import { useValue } from '../state/useValue.ts';
import { filterOptions, namedOption } from './suggestions.ts';
import { useSuggestions, type SuggestionSource } from './useSuggestions.ts';

/** Props of a field with one of many values. */
export interface ComboBoxState extends SuggestionSource {
  /**
   * The value of the selected option (controlled), or null for none. Leave it out to let the field
   * keep its own state.
   */
  value?: string | null;
  /**
   * The value of the option that is selected at first (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /**
   * Called with the new value when the user selects an option, or with null when the field is
   * cleared. With `allowsCustomValue` it's called on every change of the text.
   */
  onChange?: (value: string | null) => void;
  /**
   * Returns the label of a value that isn't among the current options, such as an earlier choice
   * from a loaded list. The value itself is shown if it's left out.
   */
  labelOf?: (value: string) => string;
  /**
   * Whether a text that matches no option is kept and becomes the value.
   * @default false
   */
  allowsCustomValue?: boolean;
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the value can be seen but not changed.
   * @default false
   */
  isReadOnly?: boolean;
}

/** The typed text, the selection and the keyboard handling of a combo box. */
export function useComboBox({ labelOf, allowsCustomValue, ...props }: ComboBoxState) {
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [last, setLast] = useState<SelectOption | null>(null);
  const list = useSuggestions(props);
  const input = useRef<HTMLInputElement>(null);
  const isLocked = props.isDisabled || props.isReadOnly;
  const rows = flatOptions(list.options);
  const held = last?.value === value ? last : findOption(props.options ?? list.options, value);
  const label = value === null ? '' : (held?.label ?? labelOf?.(value) ?? value);

  const choose = (option: SelectOption) => {
    setLast(option);
    setDraft(null);
    list.close();
    if (option.value !== value) change(option.value);
  };
  const open = () => {
    if (isLocked || list.isOpen) return;
    input.current?.select();
    list.open(value);
  };
  const clear = () => {
    setDraft(null);
    list.close();
    if (value !== null) change(null);
    input.current?.focus();
  };
  const write = (text: string) => {
    setDraft(text);
    if (allowsCustomValue) change(text === '' ? null : text);
    const first = props.load ? undefined : flatOptions(filterOptions(props.options ?? [], text))[0];
    const isSure = text !== '' && !allowsCustomValue && !first?.isDisabled;
    list.narrow(text, isSure ? (first?.value ?? null) : null);
  };
  /** Ends typing: selects the option that is named, otherwise restores the previous value. */
  const settle = () => {
    list.close();
    if (draft === null) return;
    const named = draft === '' ? undefined : namedOption(rows, draft);
    if (named && !named.isDisabled) return choose(named);
    setDraft(null);
    if (draft === '' && value !== null) change(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.nativeEvent.isComposing) return;
    const marked = list.isOpen ? rows.find((option) => option.value === list.active) : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.isOpen) list.move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && list.isOpen) {
      event.preventDefault();
      if (list.state === 'failed') list.retry();
      else if (marked) choose(marked);
      else settle();
    } else if (event.key === 'Tab' && marked) {
      choose(marked);
    } else if (event.key === 'Escape' && (list.isOpen || label || draft)) {
      event.stopPropagation();
      event.preventDefault();
      if (!list.isOpen) return clear();
      setDraft(null);
      list.close();
    }
  };
  return {
    value,
    text: draft ?? label,
    held,
    rows,
    list,
    input,
    isLocked,
    choose,
    open,
    clear,
    write,
    settle,
    onKeyDown,
  };
}
