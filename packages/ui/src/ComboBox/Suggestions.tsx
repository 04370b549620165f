import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../icons.ts';
import {
  check,
  groupTitle,
  option as optionStyle,
  optionIcon,
  optionNote,
  optionWords,
} from '../Select/Select.css.ts';
import type { SelectOption, SelectOptions } from '../Select/options.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { list, notice } from './ComboBox.css.ts';
import { scrollToOption } from './scrollToOption.ts';
import type { LoadState } from './useLoadedOptions.ts';
import type { ListWords } from './words.ts';

export interface SuggestionsProps {
  /** The list's id; each option's is made of it. */
  id: string;
  label: ReactNode;
  options: SelectOptions;
  active: string | null;
  isSelected: (value: string) => boolean;
  isMultiple?: boolean;
  state: LoadState;
  words: ListWords;
  onChoose: (option: SelectOption) => void;
  onPoint: (value: string) => void;
  onRetry: () => void;
}

/** The id of an option's element. */
export const optionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`;

/** What can be chosen now, or why there is nothing. */
export function Suggestions({ id, label, options, state, words, ...props }: SuggestionsProps) {
  if (state === 'failed') {
    return (
      <div id={id} className={notice}>
        {words.failed}
        <Button size="s" onPress={props.onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (options.length === 0) {
    return (
      <div id={id} className={notice}>
        {state === 'loading' ? (
          <>
            <Spinner /> {words.loading}
          </>
        ) : (
          words.empty
        )}
      </div>
    );
  }
  const row = (option: SelectOption) => (
    <Row
      key={option.value}
      id={optionId(id, option.value)}
      option={option}
      isActive={props.active === option.value}
      isSelected={props.isSelected(option.value)}
      onChoose={props.onChoose}
      onPoint={props.onPoint}
    />
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={typeof label === 'string' ? label : words.list}
      aria-multiselectable={props.isMultiple || undefined}
      aria-busy={state === 'loading' || undefined}
      className={list}
    >
      {options.map((entry) =>
        'options' in entry ? (
          <div key={entry.title} role="group" aria-label={entry.title}>
            <div className={groupTitle} aria-hidden>
              {entry.title}
            </div>
            {entry.options.map(row)}
          </div>
        ) : (
          row(entry)
        ),
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  option: SelectOption;
  isActive: boolean;
  isSelected: boolean;
  onChoose: (option: SelectOption) => void;
  onPoint: (value: string) => void;
}

function Row({ id, option, isActive, isSelected, onChoose, onPoint }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive && ref.current) scrollToOption(ref.current);
  }, [isActive]);
  const press = () => !option.isDisabled && onChoose(option);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field that keeps the focus has the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      className={optionStyle}
      data-highlighted={isActive || undefined}
      data-state={isSelected ? 'checked' : undefined}
      data-disabled={option.isDisabled || undefined}
      onClick={press}
      onPointerMove={() => !isActive && !option.isDisabled && onPoint(option.value)}
    >
      {option.icon && (
        <span className={optionIcon} aria-hidden>
          {option.icon}
        </span>
      )}
      <span className={optionWords}>
        {option.label}
        {option.description && <span className={optionNote}> {option.description}</span>}
      </span>
      {isSelected && <CheckIcon className={check} aria-hidden />}
    </div>
  );
}
