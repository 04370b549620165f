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

export interface MultiSelectProps extends FieldProps, Omit<MultiSelectState, keyof FieldProps> {
  onBlur?: (event: FocusEvent) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Several values of many, each a tag. Of a few in sight, use `CheckboxGroup`; one's own words, `TagField`. */
export function MultiSelect({ ref, onBlur, placeholder, ...props }: MultiSelectProps) {
  const { words } = props;
  const box = useMultiSelect(props);
  const { list, rows } = box;
  const [field] = splitField(props);
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const refs = useRefs(box.input, ref);
  const active = list.isOpen && rows.length > 0 ? list.active : null;
  const full = box.isFull ? words.full : undefined;
  const said = {
    ...words,
    ready: full ?? (rows.length > 0 ? words.count(rows.length) : words.empty),
  };
  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <div ref={anchor} className={anchorStyle}>
          <TagBox
            control={control}
            label={words.chosen}
            tags={box.tags}
            removeLabel={words.remove}
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
                    aria-label={words.clear}
                    onClick={box.clear}
                  >
                    <CloseIcon aria-hidden />
                  </button>
                )}
                <button
                  type="button"
                  tabIndex={-1}
                  className={innerButton}
                  aria-label={words.open}
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
          <VisuallyHidden isLive>{list.isOpen && said[list.state]}</VisuallyHidden>
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
                words={words}
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
