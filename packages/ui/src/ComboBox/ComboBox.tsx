import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useRefs } from '../state/useRefs.ts';
import { innerButton } from '../TextField/InputBox.css.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { anchor as anchorStyle } from './ComboBox.css.ts';
import { ListPopover } from './ListPopover.tsx';
import { optionId, Suggestions } from './Suggestions.tsx';
import { useComboBox, type ComboBoxState } from './useComboBox.ts';
import type { ListLabels } from './labels.ts';
import { useListLabels } from './useListLabels.ts';

export interface ComboBoxProps extends FieldProps, Omit<ComboBoxState, keyof FieldProps> {
  /** Called when the text field loses focus, after the text has been resolved to an option. */
  onBlur?: (event: FocusEvent) => void;
  /** An example that is shown while the field is empty. */
  placeholder?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ListLabels>;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** One of many values, found by typing part of its name. For a few values, use `Select`. */
export function ComboBox({
  labels: given,
  labelOf,
  allowsCustomValue,
  ref,
  ...props
}: ComboBoxProps) {
  const labels = useListLabels(given);
  const box = useComboBox({ ...props, labelOf, allowsCustomValue });
  const { list, rows, isLocked } = box;
  const [field] = splitField(props);
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const refs = useRefs(box.input, ref);
  const active = list.isOpen && rows.length > 0 ? list.active : null;
  const statusTexts = {
    ...labels,
    ready: rows.length > 0 ? labels.count(rows.length) : labels.empty,
  };
  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <div ref={anchor} className={anchorStyle}>
          <InputBox
            {...control}
            ref={refs}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-activedescendant={active === null ? undefined : optionId(listId, active)}
            autoComplete="off"
            spellCheck={false}
            placeholder={props.placeholder}
            prefix={list.isOpen ? undefined : box.held?.icon}
            value={box.text}
            onChange={box.write}
            onKeyDown={box.onKeyDown}
            onClick={box.open}
            onBlur={(event) => {
              box.settle();
              props.onBlur?.(event);
            }}
            buttons={
              <>
                {list.state === 'loading' && rows.length > 0 && <Spinner />}
                {box.text !== '' && !isLocked && (
                  <button
                    type="button"
                    className={innerButton}
                    aria-label={labels.clear}
                    onClick={box.clear}
                  >
                    <CloseIcon aria-hidden />
                  </button>
                )}
                <button
                  type="button"
                  tabIndex={-1}
                  className={innerButton}
                  aria-label={labels.open}
                  disabled={isLocked}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    box.input.current?.focus();
                    if (list.isOpen) box.settle();
                    else box.open();
                  }}
                >
                  <ChevronDownIcon aria-hidden />
                </button>
              </>
            }
          />
          {name && <input type="hidden" name={name} value={box.value ?? ''} />}
          <VisuallyHidden isLive>{list.isOpen && statusTexts[list.state]}</VisuallyHidden>
          {list.isOpen && (
            <ListPopover anchor={anchor} close={list.close}>
              <Suggestions
                id={listId}
                label={props.label}
                options={list.options}
                active={list.active}
                isSelected={(option) => option === box.value}
                state={list.state}
                labels={labels}
                onChoose={box.choose}
                onPoint={list.setActive}
                onRetry={list.retry}
              />
            </ListPopover>
          )}
        </div>
      )}
    </Field>
  );
}
