import { createElement, useRef, useState, type KeyboardEvent } from 'react';
import { namedOption } from '../ComboBox/suggestions.ts';
import { useSuggestions, type SuggestionSource } from '../ComboBox/useSuggestions.ts';
import { PlusIcon } from '../icons.ts';
import { flatOptions, type SelectOption, type SelectOptions } from '../Select/options.ts';
import { useValue } from '../state/useValue.ts';
import { allRow, areAllChosen, createRow, lockOptions, toggleAll, toggleValue } from './choices.ts';
import type { MultiSelectLabels } from './labels.ts';

/** Props of a field with several of many values. */
export interface MultiSelectState extends SuggestionSource {
  /**
   * The selected values in the order of selection (controlled). Leave it out to let the field keep
   * its own state.
   */
  value?: readonly string[];
  /**
   * The values that are selected at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all selected values when the user changes the selection. */
  onChange?: (value: string[]) => void;
  /**
   * Returns the label of a value that isn't among the current options, such as an earlier choice
   * from a loaded list. The value itself is shown if it's left out.
   */
  labelOf?: (value: string) => string;
  /**
   * Whether a text that matches no option can be added as a value. Requires `labels.create`.
   * @default false
   */
  isCreatable?: boolean;
  /**
   * Whether a row above the options selects all or none. Requires `labels.selectAll`.
   * @default false
   */
  hasSelectAll?: boolean;
  /**
   * The maximum number of values. Further options can't be selected. There's no limit if it's left
   * out.
   */
  maxCount?: number;
  /**
   * The values that can't be deselected.
   * @default []
   */
  fixedValues?: readonly string[];
  /** The texts of the field and its list. */
  labels: MultiSelectLabels;
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the values can be seen but not changed.
   * @default false
   */
  isReadOnly?: boolean;
}

const none: readonly string[] = [];

/** The typed text, the selection and the keyboard handling of a multi-select. */
export function useMultiSelect({ labels, maxCount = Infinity, ...props }: MultiSelectState) {
  const [value, change] = useValue<readonly string[]>(
    props.value,
    props.defaultValue ?? none,
    (next) => props.onChange?.([...next]),
  );
  const [text, setText] = useState('');
  const [seen, remember] = useState<readonly SelectOption[]>([]);
  const list = useSuggestions(props);
  const input = useRef<HTMLInputElement>(null);
  const isLocked = props.isDisabled || props.isReadOnly;
  const isFull = value.length >= maxCount;
  const fixed = props.fixedValues ?? none;

  const known = [...flatOptions(props.options ?? []), ...flatOptions(list.options), ...seen];
  const labelled = (one: string): SelectOption =>
    known.find((option) => option.value === one) ?? {
      value: one,
      label: props.labelOf?.(one) ?? one,
    };
  const isNew =
    props.isCreatable && text.trim() !== '' && list.state === 'ready' && !isFull
      ? !namedOption(known, text) && !value.includes(text.trim())
      : false;
  const hasAll = props.hasSelectAll && labels.selectAll && list.options.length > 0 && !text;
  const options: SelectOptions = [
    ...(hasAll && labels.selectAll ? [{ value: allRow, label: labels.selectAll }] : []),
    ...lockOptions(list.options, value, isFull),
    ...(isNew
      ? [
          {
            value: createRow,
            label: labels.create?.(text.trim()) ?? text.trim(),
            icon: createElement(PlusIcon),
          },
        ]
      : []),
  ];
  const rows = flatOptions(options);

  const write = (next: string) => {
    setText(next);
    list.narrow(next);
  };
  const keepFixed = (next: readonly string[]) => [
    ...fixed.filter((one) => value.includes(one) && !next.includes(one)),
    ...next,
  ];
  const choose = (option: SelectOption) => {
    if (option.value === allRow) return change(keepFixed(toggleAll(value, list.options, maxCount)));
    const one = option.value === createRow ? text.trim() : option.value;
    if (text !== '') {
      setText('');
      list.narrow('');
    }
    if (fixed.includes(one)) return;
    remember((before) => [
      ...before,
      option.value === createRow ? { value: one, label: one } : option,
    ]);
    change(toggleValue(value, one, maxCount));
    list.setActive(option.value === createRow ? null : one);
  };
  const remove = (one: string) => {
    change(value.filter((other) => other !== one));
    input.current?.focus();
  };
  const close = () => {
    list.close();
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.isOpen) list.move(event.key === 'ArrowDown' ? 1 : -1, rows);
      else list.open();
    } else if (event.key === 'Enter' && list.isOpen) {
      event.preventDefault();
      const found = text.trim() && rows.find((option) => !option.isDisabled);
      const marked = rows.find((option) => option.value === list.active) ?? found;
      if (list.state === 'failed') list.retry();
      else if (marked) choose(marked);
    } else if (event.key === 'Escape' && list.isOpen) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };
  return {
    value,
    text,
    list,
    options,
    rows,
    isFull,
    isLocked,
    input,
    tags: value.map((one) => ({ ...labelled(one), isFixed: fixed.includes(one) })),
    isSelected: (one: string) =>
      one === allRow ? areAllChosen(list.options, value) : value.includes(one),
    choose,
    remove,
    clear: () => {
      change(fixed.filter((one) => value.includes(one)));
      input.current?.focus();
    },
    write,
    close,
    open: () => !isLocked && list.open(),
    onKeyDown,
  };
}
