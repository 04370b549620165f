import { useRef, type KeyboardEvent } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { CloseIcon, SearchIcon } from '../icons.ts';
import { useValue } from '../state/useValue.ts';
import { innerButton } from '../TextField/InputBox.css.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const clearMessage = { id: 'searchField.clear', text: 'Clear search' };

export interface SearchFieldProps extends TextInputProps {
  /** The accessible name of the button that clears the field, instead of "Clear search". */
  clearLabel?: string;
  /** Called with the text when Enter is pressed. */
  onSubmit?: (value: string) => void;
}

/**
 * Filters a list. Escape or the clear button clears it; if it's empty, Escape isn't handled. The
 * label is hidden unless `isLabelHidden` is false.
 */
export function SearchField({
  clearLabel,
  onSubmit,
  value,
  defaultValue = '',
  onChange,
  isLabelHidden = true,
  ref,
  ...props
}: SearchFieldProps) {
  const format = useFormatMessage();
  const [text, change] = useValue(value, defaultValue, onChange);
  const element = useRef<HTMLInputElement>(null);
  const refs = useRefs(element, ref);
  const [field, input] = splitField({ ...props, isLabelHidden });
  const clear = () => {
    change('');
    element.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.key === 'Enter') onSubmit?.(text);
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...input}
          {...control}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          ref={refs}
          value={text}
          onChange={change}
          onKeyDown={onKeyDown}
          prefix={<SearchIcon />}
          buttons={
            text !== '' &&
            !control.disabled && (
              <button
                type="button"
                className={innerButton}
                aria-label={clearLabel ?? format(clearMessage)}
                onClick={clear}
              >
                <CloseIcon />
              </button>
            )
          }
        />
      )}
    </Field>
  );
}
