import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { anchor as anchorStyle, notice } from '../ComboBox/ComboBox.css.ts';
import { ListPopover } from '../ComboBox/ListPopover.tsx';
import { optionId, Suggestions } from '../ComboBox/Suggestions.tsx';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons.ts';
import { useRefs } from '../state/useRefs.ts';
import { TagBox } from '../TagField/TagBox.tsx';
import { innerButton } from '../TextField/InputBox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMultiSelect, type MultiSelectState } from './useMultiSelect.ts';
import { useMultiSelectLabels } from './useMultiSelectLabels.ts';
import type { MultiSelectLabels } from './labels.ts';

export interface MultiSelectProps
  extends FieldProps, Omit<MultiSelectState, keyof FieldProps | 'labels'> {
  /** Called when the text field loses focus, after the list has closed. */
  onBlur?: (event: FocusEvent) => void;
  /** An example that is shown while nothing is selected. */
  placeholder?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<MultiSelectLabels>;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Several of many values, each shown as a tag. For a few visible values, use `CheckboxGroup`; for
 * free text, `TagField`.
 */
export function MultiSelect({ ref, onBlur, placeholder, ...props }: MultiSelectProps) {
  const labels = useMultiSelectLabels(props.labels);
  const box = useMultiSelect({ ...props, labels });
  const { list, rows } = box;
  const [field] = splitField(props);
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const refs = useRefs(box.input, ref);
  const active = list.isOpen && rows.length > 0 ? list.active : null;
  const full = box.isFull ? labels.full : undefined;
  const statusTexts = {
    ...labels,
    ready: full ?? (rows.length > 0 ? labels.count(rows.length) : labels.empty),
  };
  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <div ref={anchor} className={anchorStyle}>
          <TagBox
            control={control}
            label={labels.chosen}
            tags={box.tags}
            removeLabel={labels.remove}
            onRemove={box.remove}
            inputRef={refs}
            native={{
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': list.isOpen,
              'aria-controls': list.isOpen ? listId : undefined,
              'aria-activedescendant': active === null ? undefined : optionId(listId, active),
              autoComplete: 'off',
              spellCheck: false,
              placeholder: box.value.length === 0 ? placeholder : undefined,
              value: box.text,
              onChange: (event) => box.write(event.target.value),
              onClick: box.open,
              onKeyDown: box.onKeyDown,
              onBlur: (event) => {
                box.close();
                onBlur?.(event);
              },
            }}
            buttons={
              <>
                {box.tags.some((tag) => !tag.isFixed) && !box.isLocked && (
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
                  disabled={box.isLocked}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    box.input.current?.focus();
                    if (list.isOpen) box.close();
                    else box.open();
                  }}
                >
                  <ChevronDownIcon aria-hidden />
                </button>
              </>
            }
          />
          {name &&
            box.value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
          <VisuallyHidden isLive>{list.isOpen && statusTexts[list.state]}</VisuallyHidden>
          {list.isOpen && (
            <ListPopover anchor={anchor} close={box.close}>
              {full && <div className={notice}>{full}</div>}
              <Suggestions
                id={listId}
                label={props.label}
                options={box.options}
                active={active}
                isSelected={box.isSelected}
                isMultiple
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
