import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tag } from './Tag.tsx';
import type { TagItem } from './TagBox.tsx';
import { group, groupLabel, item } from './TagField.css.ts';
import { useTagKeys } from './useTagKeys.ts';

export interface TagGroupProps {
  /** What the tags are: “Filters”. */
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  tags: readonly TagItem[];
  /** Takes one away; without it they only stand there. */
  onRemove?: (value: string) => void;
  /** Names a tag's cross; required with `onRemove`. */
  removeLabel?: (label: string) => string;
  /** Words of a button that takes all away, with `onClear`. */
  clearLabel?: string;
  onClear?: () => void;
  isDisabled?: boolean;
  /** What stands there while there is none. */
  empty?: ReactNode;
}

/** What holds now, each to be taken away: filters, guests, allergens. To write them, use `TagField`. */
export function TagGroup({ tags, onRemove, removeLabel, ...props }: TagGroupProps) {
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useTagKeys();
  const remove = (value: string, at: number) => {
    onRemove?.(value);
    // The cross goes with its tag: its neighbour takes the focus.
    const crosses = list.current?.querySelectorAll<HTMLElement>('li > span > button') ?? [];
    (crosses[at + 1] ?? crosses[at - 1] ?? list.current)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
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
              removeLabel={onRemove && !isFixed ? removeLabel?.(label) : undefined}
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
