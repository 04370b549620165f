import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon, UndoIcon } from '../icons.ts';
import type { RepeaterWords } from './Repeater.tsx';
import { content, gone, row, tools } from './Repeater.css.ts';

export interface RepeaterRowProps {
  id: string;
  place: number;
  words: RepeaterWords;
  isLast: boolean;
  isLocked: boolean;
  isHidden: boolean;
  canRemove: boolean;
  onRemove: () => void;
  onMove: ((by: 1 | -1) => void) | undefined;
  children: ReactNode;
}

/** One row: its fields, and what moves and removes it. */
export function RepeaterRow({ place, words, onMove, isLocked, ...props }: RepeaterRowProps) {
  const mover = (by: 1 | -1, isEnd: boolean) =>
    onMove && (
      <IconButton
        label={by < 0 ? words.moveUp(place) : words.moveDown(place)}
        isDisabled={isLocked || isEnd}
        data-moves={by}
        onPress={() => onMove(by)}
      >
        {by < 0 ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </IconButton>
    );
  return (
    <li className={row} data-row={props.id} data-movable={onMove && true}>
      <div role="group" aria-label={words.row(place)} className={content} data-fields>
        {props.children}
      </div>
      {!props.isHidden && (
        <div className={tools}>
          {mover(-1, place === 1)}
          {mover(1, props.isLast)}
          <IconButton
            label={words.remove(place)}
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
  words: RepeaterWords;
  place: number;
  undo: () => void;
  dismiss: () => void;
}

/** Where a row was: the way back, until the focus goes elsewhere. */
export function RemovedRow({ words, place, undo, dismiss }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [place]);
  return (
    <li className={gone} onBlur={dismiss}>
      <span role="status">{words.removed(place)}</span>
      <Button ref={button} size="s" emphasis="ghost" icon={<UndoIcon />} onPress={undo}>
        {words.undo}
      </Button>
    </li>
  );
}
