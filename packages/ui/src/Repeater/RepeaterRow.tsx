import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon, UndoIcon } from '../icons.ts';
import type { RepeaterLabels } from './Repeater.tsx';
import { content, gone, row, tools } from './Repeater.css.ts';

export interface RepeaterRowProps {
  /** The id of the row. */
  id: string;
  /** The 1-based position of the row. */
  place: number;
  /** The texts of the buttons. */
  labels: RepeaterLabels;
  /** Whether the row is the last one. */
  isLast: boolean;
  /** Whether the buttons are disabled. */
  isLocked: boolean;
  /** Whether the buttons are hidden. */
  isHidden: boolean;
  /** Whether the row can be removed. */
  canRemove: boolean;
  /** Called when the remove button is pressed. */
  onRemove: () => void;
  /** Called with the direction when a move button is pressed. */
  onMove: ((by: 1 | -1) => void) | undefined;
  /** The fields of the row. */
  children: ReactNode;
}

/** A row with its fields and the buttons to move and remove it. */
export function RepeaterRow({ place, labels, onMove, isLocked, ...props }: RepeaterRowProps) {
  const mover = (by: 1 | -1, isEnd: boolean) =>
    onMove && (
      <IconButton
        label={by < 0 ? labels.moveUp(place) : labels.moveDown(place)}
        isDisabled={isLocked || isEnd}
        data-moves={by}
        onPress={() => onMove(by)}
      >
        {by < 0 ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </IconButton>
    );
  return (
    <li className={row} data-row={props.id} data-movable={onMove && true}>
      <div role="group" aria-label={labels.row(place)} className={content} data-fields>
        {props.children}
      </div>
      {!props.isHidden && (
        <div className={tools}>
          {mover(-1, place === 1)}
          {mover(1, props.isLast)}
          <IconButton
            label={labels.remove(place)}
            isDisabled={isLocked || !props.canRemove}
            onPress={props.onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}

export interface RemovedRowProps {
  /** The texts of the row. */
  labels: RepeaterLabels;
  /** The 1-based position of the removed row. */
  place: number;
  /** Restores the row. */
  undo: () => void;
  /** Called when focus leaves the row. */
  dismiss: () => void;
}

/** The undo button in place of a removed row, until focus moves elsewhere. */
export function RemovedRow({ labels, place, undo, dismiss }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [place]);
  return (
    <li className={gone} onBlur={dismiss}>
      <span role="status">{labels.removed(place)}</span>
      <Button ref={button} size="s" emphasis="ghost" icon={<UndoIcon />} onPress={undo}>
        {labels.undo}
      </Button>
    </li>
  );
}
