import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icons.ts';
import { focusStep, type Step } from '../overlays/roving.ts';
import { content as contentLook, handle as handleLook, row, tools } from './SortableList.css.ts';
import type { SortableListLabels } from './SortableList.tsx';
import type { SortableItem } from './list.ts';
import { useDragged, type DropEdge } from './useDragged.ts';

export interface SortableRowProps {
  /** The id of the list, so that rows can't be dropped on another one. */
  list: string;
  /** The id of the description of the keys. */
  hint: string;
  /** The row. */
  item: SortableItem;
  /** The 0-based index of the row. */
  index: number;
  /** The number of rows. */
  count: number;
  /** The texts of the list. */
  labels: SortableListLabels;
  /**
   * Whether the row can't be moved.
   * @default false
   */
  isDisabled?: boolean;
  /** Whether the row is lifted by keyboard. */
  isLifted: boolean;
  /** Called with the id of another row that is dropped on this one, and the edge. */
  onDrop: (dragged: string, edge: DropEdge) => void;
  /** Lifts or drops the row with an id. */
  press: (id: string) => void;
  /** Moves the lifted row to an index. */
  carryTo: (index: number) => void;
  /** Drops the lifted row. */
  drop: () => void;
  /** Returns the lifted row to its original position. */
  cancel: () => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

/** A row with its handle, and while lifted with a button for each direction. */
export function SortableRow(props: SortableRowProps) {
  const { list, item, index, count, labels, isDisabled, isLifted, carryTo } = props;
  const { ref, isDragged, edge } = useDragged(list, item.id, props.onDrop, isDisabled);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLifted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, index, ref]);
  const carry = (step: Step) => {
    const to = { previous: index - 1, next: index + 1, first: 0, last: count - 1 }[step];
    // The button of a direction is disabled at the end of the list, which would lose the focus.
    if (to <= 0 || to >= count - 1) handle.current?.focus();
    carryTo(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = steps[event.key];
    if (isLifted && event.key === 'Escape') {
      handle.current?.focus();
      props.cancel();
    } else if (isLifted && step) carry(step);
    else if (step && event.target === handle.current)
      focusStep(handlesBeside(event.currentTarget), step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    const isWithin = [relatedTarget, document.activeElement].some((one) =>
      currentTarget.contains(one),
    );
    if (isLifted && !isWithin) props.drop();
  };
  return (
    // The keys come from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={ref}
      className={row}
      data-disabled={isDisabled || undefined}
      data-lifted={isLifted || undefined}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <span className={handleLook}>
        <IconButton
          ref={handle}
          size="s"
          label={labels.handle(item.label)}
          aria-pressed={isLifted}
          aria-describedby={props.hint}
          isDisabled={isDisabled}
          data-handle
          onClick={({ currentTarget }) => {
            // Safari doesn't focus a pressed button.
            currentTarget.focus();
            props.press(item.id);
          }}
        >
          <GripIcon aria-hidden />
        </IconButton>
      </span>
      <div className={contentLook}>{item.content ?? item.label}</div>
      {isLifted && (
        <span className={tools}>
          <IconButton
            size="s"
            label={labels.up}
            isDisabled={index === 0}
            onPress={() => carry('previous')}
          >
            <ChevronUpIcon aria-hidden />
          </IconButton>
          <IconButton
            size="s"
            label={labels.down}
            isDisabled={index === count - 1}
            onPress={() => carry('next')}
          >
            <ChevronDownIcon aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}

const handlesBeside = (row: HTMLElement) => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>('[data-handle]:not(:disabled)') ?? []),
];
