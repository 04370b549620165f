import { useRef, useState, type KeyboardEvent } from 'react';
import { findOption, flatOptions, type SelectOption } from '../Select/options.ts';
import { useValue } from '../state/useValue.ts';
import { filterOptions, namedOption } from './suggestions.ts';
import { useSuggestions, type SuggestionSource } from './useSuggestions.ts';

/** What a field of one value of many holds. */
export interface ComboBoxState extends SuggestionSource {
  value?: string | null;
  defaultValue?: string | null;
  /** Gets null when the field is emptied. */
  onChange?: (value: string | null) => void;
  /** Says a value that no option holds now: an earlier choice of a list that is loaded. */
  labelOf?: (value: string) => string;
  /** What is written may stay though no option is called so; it is the value then. */
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** The writing, the choice and the keys of a combo box. */
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
  /** Ends the writing: with a choice if there is one, else with what was there before. */
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
