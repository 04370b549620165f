import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icons.ts';
import { focusStep, type Step } from '../overlays/roving.ts';
import { content as contentLook, handle as handleLook, row, tools } from './SortableList.css.ts';
import type { SortableListWords } from './SortableList.tsx';
import type { SortableItem } from './list.ts';
import { useDragged, type DropEdge } from './useDragged.ts';

export interface SortableRowProps {
  list: string;
  /** The id of the words that tell how keys move it. */
  hint: string;
  item: SortableItem;
  index: number;
  count: number;
  words: SortableListWords;
  isDisabled?: boolean;
  isLifted: boolean;
  onDrop: (dragged: string, edge: DropEdge) => void;
  press: (id: string) => void;
  carryTo: (index: number) => void;
  drop: () => void;
  cancel: () => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
};

/** A row with its handle; lifted, it has a button for each way as well. */
export function SortableRow(props: SortableRowProps) {
  const { list, item, index, count, words, isDisabled, isLifted, carryTo } = props;
  const { ref, isDragged, edge } = useDragged(list, item.id, props.onDrop, isDisabled);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLifted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, index, ref]);
  const carry = (step: Step) => {
    const to = { previous: index - 1, next: index + 1, first: 0, last: count - 1 }[step];
    // The button for that way ends at the end of the list, and the focus would be lost with it.
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
    // The keys are those of the buttons in it, which they come from.
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
          label={words.handle(item.label)}
          aria-pressed={isLifted}
          aria-describedby={props.hint}
          isDisabled={isDisabled}
          data-handle
          onClick={({ currentTarget }) => {
            // Safari focuses no button that is pressed.
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
            label={words.up}
            isDisabled={index === 0}
            onPress={() => carry('previous')}
          >
            <ChevronUpIcon aria-hidden />
          </IconButton>
          <IconButton
            size="s"
            label={words.down}
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
