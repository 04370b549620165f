import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tag } from './Tag.tsx';
import type { TagItem } from './TagBox.tsx';
import { group, groupLabel, item } from './TagField.css.ts';
import { useTagKeys } from './useTagKeys.ts';
import { removeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export interface TagGroupProps {
  /** The label of the tags: "Filters". */
  label: string;
  /**
   * Whether the label is only for screen readers.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The tags, in order. */
  tags: readonly TagItem[];
  /** Called with the value of a tag when the user removes it. Without it tags can't be removed. */
  onRemove?: (value: string) => void;
  /** Returns the accessible name of a tag's remove button, instead of "Remove" and its name. */
  removeLabel?: (label: string) => string;
  /** The label of the button that removes all tags. Without it there's no such button. */
  clearLabel?: string;
  /** Called when the button that removes all tags is pressed. */
  onClear?: () => void;
  /**
   * Whether tags can't be removed.
   * @default false
   */
  isDisabled?: boolean;
  /** The content that is shown if there are no tags. */
  empty?: ReactNode;
}

/** Active values that can be removed: filters, guests, allergens. To enter them, use `TagField`. */
export function TagGroup({ tags, onRemove, removeLabel, ...props }: TagGroupProps) {
  const format = useFormatMessage();
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useTagKeys();
  const remove = (value: string, at: number) => {
    onRemove?.(value);
    // The remove button disappears with its tag, so focus moves to its neighbour.
    const crosses = list.current?.querySelectorAll<HTMLElement>('li > span > button') ?? [];
    (crosses[at + 1] ?? crosses[at - 1] ?? list.current)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons
    <div className={group} onKeyDown={onKeyDown} role="group" aria-labelledby={labelId}>
      {props.isLabelHidden ? (
        <VisuallyHidden>
          <span id={labelId}>{props.label}</span>
        </VisuallyHidden>
      ) : (
        <span id={labelId} className={groupLabel}>
          {props.label}
        </span>
      )}
      {tags.length === 0 && props.empty}
      <ul
        ref={list}
        className={group}
        tabIndex={-1}
        aria-labelledby={labelId}
        hidden={tags.length === 0}
      >
        {tags.map(({ value, label, icon, isInvalid, isFixed }, at) => (
          <li key={value} className={item}>
            <Tag
              icon={icon}
              isInvalid={isInvalid}
              isDisabled={props.isDisabled}
              removeLabel={
                onRemove && !isFixed
                  ? (removeLabel?.(label) ?? format(removeMessage, { name: label }))
                  : undefined
              }
              onRemove={() => remove(value, at)}
            >
              {label}
            </Tag>
          </li>
        ))}
      </ul>
      {tags.length > 0 && props.clearLabel && (
        <Button size="s" emphasis="ghost" isDisabled={props.isDisabled} onPress={props.onClear}>
          {props.clearLabel}
        </Button>
      )}
    </div>
  );
}
