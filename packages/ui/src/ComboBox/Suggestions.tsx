import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../icons.ts';
import {
  check,
  groupTitle,
  option as optionStyle,
  optionIcon,
  optionNote,
  optionLabels,
} from '../Select/Select.css.ts';
import type { SelectOption, SelectOptions } from '../Select/options.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { list, notice } from './ComboBox.css.ts';
import { scrollToOption } from './scrollToOption.ts';
import type { LoadState } from './useLoadedOptions.ts';
import type { ListLabels } from './labels.ts';

export interface SuggestionsProps {
  /** The id of the list, which the ids of its options start with. */
  id: string;
  /** The label of the field. */
  label: ReactNode;
  /** The options, optionally in groups. */
  options: SelectOptions;
  /** The value of the highlighted option, or null. */
  active: string | null;
  /** Returns whether the option with a value is selected. */
  isSelected: (value: string) => boolean;
  /**
   * Whether several options can be selected.
   * @default false
   */
  isMultiple?: boolean;
  /** The state of the options. */
  state: LoadState;
  /** The texts of the list. */
  labels: ListLabels;
  /** Called with an option when it's pressed. */
  onChoose: (option: SelectOption) => void;
  /** Called with the value of the option under the pointer. */
  onPoint: (value: string) => void;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** Returns the id of an option's element. */
export const optionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`;

/** The options of a field, or the reason why there are none. */
export function Suggestions({ id, label, options, state, labels, ...props }: SuggestionsProps) {
  if (state === 'failed') {
    return (
      <div id={id} className={notice}>
        {labels.failed}
        <Button size="s" onPress={props.onRetry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  if (options.length === 0) {
    return (
      <div id={id} className={notice}>
        {state === 'loading' ? (
          <>
            <Spinner /> {labels.loading}
          </>
        ) : (
          labels.empty
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
      aria-label={typeof label === 'string' ? label : labels.list}
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps focus and handles the keys
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
      <span className={optionLabels}>
        {option.label}
        {option.description && <span className={optionNote}> {option.description}</span>}
      </span>
      {isSelected && <CheckIcon className={check} aria-hidden />}
    </div>
  );
}
