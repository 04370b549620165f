import type { InputHTMLAttributes, PointerEvent, ReactNode, Ref } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { box, endButtons } from '../TextField/InputBox.css.ts';
import { Tag } from './Tag.tsx';
import { input, item, tags as tagsStyle, writing } from './TagField.css.ts';
import { useTagKeys } from './useTagKeys.ts';

/** A value as its tag shows it. */
export interface TagItem {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Is wrong and says so by its colour; the field's error says why. */
  isInvalid?: boolean;
  /** Stays: it has no cross. */
  isFixed?: boolean;
}

export interface TagBoxProps {
  control: Omit<FieldControl, 'name'>;
  /** Names the list of tags. */
  label: string;
  tags: readonly TagItem[];
  removeLabel: (label: string) => string;
  onRemove: (value: string) => void;
  /** The input's further attributes. */
  native: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'>;
  /** Takes no further tag: those there can still be taken away. */
  isFull?: boolean;
  inputRef: Ref<HTMLInputElement>;
  buttons?: ReactNode;
}

/** A press beside the tags writes all the same. */
function focusInput(event: PointerEvent<HTMLElement>) {
  if ((event.target as HTMLElement).closest('button, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** Tags and an input in the box of one field; Backspace takes the last tag away. */
export function TagBox({ control, tags, removeLabel, onRemove, ...props }: TagBoxProps) {
  const isLocked = control.disabled || control.readOnly;
  const last = tags.findLast((tag) => !tag.isFixed);
  const onKeyDown = useTagKeys(() => !isLocked && last && onRemove(last.value));
  return (
    <div
      className={box}
      data-invalid={control['aria-invalid']}
      data-disabled={control.disabled || undefined}
      data-readonly={control.readOnly || undefined}
      role="presentation"
      onPointerDown={focusInput}
      onKeyDown={onKeyDown}
    >
      <ul className={tagsStyle} aria-label={props.label}>
        {tags.map(({ value, label, icon, isInvalid, isFixed }) => (
          <li key={value} className={item}>
            <Tag
              icon={icon}
              isInvalid={isInvalid}
              isDisabled={control.disabled}
              removeLabel={isFixed || control.readOnly ? undefined : removeLabel(label)}
              onRemove={() => onRemove(value)}
            >
              {label}
            </Tag>
          </li>
        ))}
        <li className={writing}>
          <input
            {...props.native}
            {...control}
            readOnly={control.readOnly || props.isFull}
            ref={props.inputRef}
            className={input}
          />
        </li>
      </ul>
      {props.buttons && <span className={endButtons}>{props.buttons}</span>}
    </div>
  );
}
