import type { InputHTMLAttributes, PointerEvent, ReactNode, Ref } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { box, endButtons } from '../TextField/InputBox.css.ts';
import { Tag } from './Tag.tsx';
import { input, item, tags as tagsStyle, writing } from './TagField.css.ts';
import { useTagKeys } from './useTagKeys.ts';

/** A value that is shown as a tag. */
export interface TagItem {
  /** The unique value of the tag. */
  value: string;
  /** The text of the tag. */
  label: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /**
   * Whether the tag is shown as invalid. The field's error explains it.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Whether the tag can't be removed.
   * @default false
   */
  isFixed?: boolean;
}

export interface TagBoxProps {
  /** The attributes from the field. */
  control: Omit<FieldControl, 'name'>;
  /** The accessible name of the list of tags. */
  label: string;
  /** The tags, in order. */
  tags: readonly TagItem[];
  /** Returns the accessible name of a tag's remove button. */
  removeLabel: (label: string) => string;
  /** Called with the value of a tag when the user removes it. */
  onRemove: (value: string) => void;
  /** The other attributes of the input. */
  native: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'>;
  /**
   * Whether no further tags can be added.
   * @default false
   */
  isFull?: boolean;
  /** A ref to the input. */
  inputRef: Ref<HTMLInputElement>;
  /** The buttons at the end. */
  buttons?: ReactNode;
}

/** Focuses the input after a press next to the tags. */
function focusInput(event: PointerEvent<HTMLElement>) {
  if ((event.target as HTMLElement).closest('button, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** Tags and an input in one field. Backspace removes the last tag. */
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
