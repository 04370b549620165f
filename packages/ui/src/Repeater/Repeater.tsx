import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { error as errorLook } from '../Field/Field.css.ts';
import { PlusIcon } from '../icons.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count, empty, foot, heading, list, repeater } from './Repeater.css.ts';
import { RemovedRow, RepeaterRow } from './RepeaterRow.tsx';
import { useRepeater } from './useRepeater.ts';

/** What a repeater says; places are counted from one. */
export interface RepeaterWords {
  add: string;
  /** Names a row: "Line 2". */
  row: (place: number) => string;
  remove: (place: number) => string;
  moveUp: (place: number) => string;
  moveDown: (place: number) => string;
  /** Read out after a move: "Line 2 is now line 1". */
  moved: (from: number, to: number) => string;
  /** Stands where a row was. */
  removed: (place: number) => string;
  undo: string;
  /** Says that there is nothing, and what would be here. */
  empty: ReactNode;
  /** Why there is no more to add: "Five lines at most". */
  full?: string;
}

export interface RepeaterProps<Item extends { id: string }> {
  /** What is repeated. */
  label: ReactNode;
  /** The rows: react-hook-form's `fields`. */
  items: readonly Item[];
  /** The fields of a row. */
  children: (item: Item, index: number) => ReactNode;
  /** Adds a row at the end; the focus goes to its first field. */
  onAdd: () => void;
  /** Takes a row away; answers how to bring it back, or nothing when that cannot be. */
  onRemove: (index: number) => (() => void) | undefined;
  /** Changes the order; without it rows stay where they are. */
  onMove?: (from: number, to: number) => void;
  min?: number;
  max?: number;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  words: RepeaterWords;
}

/** The same fields as often as they are needed, in an order. It may hold another one. */
export function Repeater<Item extends { id: string }>(props: RepeaterProps<Item>) {
  const { items, words, min = 0, max = Infinity, errorMessage, isReadOnly, isDisabled } = props;
  const id = useId();
  const rows = useRepeater(props);
  const isFull = items.length >= max;
  const removedRow = rows.removed && (
    <RemovedRow
      words={words}
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
      {items.length === 0 && !removedRow && <div className={empty}>{words.empty}</div>}
      {(items.length > 0 || removedRow) && (
        <ol role="list" aria-labelledby={`${id}-label`} className={list}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {rows.removed?.index === index && removedRow}
              <RepeaterRow
                id={item.id}
                place={index + 1}
                words={words}
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
            {words.add}
          </Button>
          {isFull && words.full && (
            <Text size="s" tone="muted">
              {words.full}
            </Text>
          )}
        </div>
      )}
      <VisuallyHidden isLive>{rows.said}</VisuallyHidden>
    </div>
  );
}
