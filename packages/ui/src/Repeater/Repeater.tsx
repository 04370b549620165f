import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { error as errorLook } from '../Field/Field.css.ts';
import { PlusIcon } from '../icons.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count, empty, foot, heading, list, repeater } from './Repeater.css.ts';
import { RemovedRow, RepeaterRow } from './RepeaterRow.tsx';
import { useRepeater } from './useRepeater.ts';
import { useRepeaterLabels } from './useRepeaterLabels.ts';

/** The texts of a `Repeater`. Positions are 1-based. */
export interface RepeaterLabels {
  /** The label of the button that adds a row. */
  add: string;
  /** Returns the accessible name of a row: "Line 2". */
  row: (place: number) => string;
  /** Returns the accessible name of the button that removes a row. */
  remove: (place: number) => string;
  /** Returns the accessible name of the button that moves a row up. */
  moveUp: (place: number) => string;
  /** Returns the accessible name of the button that moves a row down. */
  moveDown: (place: number) => string;
  /** Returns the announcement after a move: "Line 2 is now line 1". */
  moved: (from: number, to: number) => string;
  /** Returns the text that is shown in place of a removed row. */
  removed: (place: number) => string;
  /** The label of the button that restores a removed row. */
  undo: string;
  /** The text that is shown if there are no rows, with the next step. */
  empty: ReactNode;
  /** The reason why no more rows can be added: "Use 5 lines or fewer." */
  full?: string;
}

export interface RepeaterProps<Item extends { id: string }> {
  /** The label of the group. */
  label: ReactNode;
  /** The rows, such as react-hook-form's `fields`. */
  items: readonly Item[];
  /** Returns the fields of a row from the row and its 0-based index. */
  children: (item: Item, index: number) => ReactNode;
  /** Called when the add button is pressed. Add a row at the end; its first field takes focus. */
  onAdd: () => void;
  /**
   * Called with the 0-based index of the row to remove. Return a function that restores it, or
   * undefined if it can't be restored.
   */
  onRemove: (index: number) => (() => void) | undefined;
  /**
   * Called with the 0-based old and new index when the user moves a row. Without it rows can't be
   * moved.
   */
  onMove?: (from: number, to: number) => void;
  /**
   * The minimum number of rows. Rows can't be removed below it.
   * @default 0
   */
  min?: number;
  /**
   * The maximum number of rows. With it, the number of rows is shown next to the label. There's no
   * limit if it's left out.
   */
  max?: number;
  /** The error of the whole group, shown below the rows. */
  errorMessage?: ReactNode;
  /**
   * Whether rows can't be added, removed or moved.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the buttons to add, remove and move rows are hidden.
   * @default false
   */
  isReadOnly?: boolean;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<RepeaterLabels>;
}

/** A group of fields that repeats as rows, which can be nested. */
export function Repeater<Item extends { id: string }>(props: RepeaterProps<Item>) {
  const { items, min = 0, max = Infinity, errorMessage, isReadOnly, isDisabled } = props;
  const id = useId();
  const labels = useRepeaterLabels(props.labels);
  const rows = useRepeater({ ...props, labels });
  const isFull = items.length >= max;
  const removedRow = rows.removed && (
    <RemovedRow
      labels={labels}
      place={rows.removed.index + 1}
      undo={rows.undo}
      dismiss={rows.forget}
    />
  );
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
      className={repeater}
      ref={rows.ref}
    >
      <div className={heading}>
        <span id={`${id}-label`}>{props.label}</span>
        {max !== Infinity && (
          <span className={count}>
            {items.length}/{max}
          </span>
        )}
      </div>
      {items.length === 0 && !removedRow && <div className={empty}>{labels.empty}</div>}
      {(items.length > 0 || removedRow) && (
        <ol role="list" aria-labelledby={`${id}-label`} className={list}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {rows.removed?.index === index && removedRow}
              <RepeaterRow
                id={item.id}
                place={index + 1}
                labels={labels}
                isLast={index === items.length - 1}
                isLocked={Boolean(isDisabled ?? isReadOnly)}
                isHidden={Boolean(isReadOnly)}
                canRemove={items.length > min}
                onRemove={() => rows.remove(index)}
                onMove={props.onMove && ((by) => rows.move(index, by))}
              >
                {props.children(item, index)}
              </RepeaterRow>
            </Fragment>
          ))}
          {rows.removed?.index === items.length && removedRow}
        </ol>
      )}
      {errorMessage && (
        <div id={`${id}-error`} className={errorLook}>
          {errorMessage}
        </div>
      )}
      {!isReadOnly && (
        <div className={foot}>
          <Button size="s" icon={<PlusIcon />} isDisabled={isDisabled || isFull} onPress={rows.add}>
            {labels.add}
          </Button>
          {isFull && labels.full && (
            <Text size="s" tone="muted">
              {labels.full}
            </Text>
          )}
        </div>
      )}
      <VisuallyHidden isLive>{rows.announcement}</VisuallyHidden>
    </div>
  );
}
