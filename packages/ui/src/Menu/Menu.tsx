import { useId, useRef, type KeyboardEvent } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { popover } from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry, MenuItem } from './entries.ts';

export interface MenuProps extends OpenStateProps {
  /** The button that opens the menu. */
  trigger: Opener;
  /** The accessible name of the menu. */
  label: string;
  /** The entries of the menu. */
  items: readonly MenuEntry[];
  /** Called with the id of an item when it's selected, after its own `onAction`. */
  onAction?: (id: string) => void;
  /**
   * The position of the menu relative to its trigger.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
}

/** Actions on the content next to it. To select a value, use `Select`. */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  placement = 'bottom start',
  ...props
}: MenuProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const ref = useOpenerRef();
  const id = useId();
  const from = useRef<'first' | 'last'>('first');
  const onKeyDown = (event: KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp';
    from.current = isUp ? 'last' : 'first';
    if (!isUp && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const action = (item: MenuItem, keepsOpen?: boolean) => {
    if (!keepsOpen) {
      setOpen(false);
      // Move focus to the trigger first, so that an overlay opened by the item returns focus to it
      // instead of to the closed item.
      ref.current?.focus({ preventScroll: true });
    }
    item.onAction?.();
    onAction?.(item.id);
  };
  return (
    <>
      {wireOpener(trigger, { ref, kind: 'menu', isOpen, setOpen, controls: id, onKeyDown })}
      <Popover
        isNonModal
        triggerRef={ref}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={placement}
        offset={4}
        // A press on the trigger closes the menu itself; if it were closed here, the press would
        // open it again.
        shouldCloseOnInteractOutside={(element) => !ref.current?.contains(element)}
        className={popover}
      >
        <MenuList
          id={id}
          label={label}
          items={items}
          from={from.current}
          onAction={action}
          close={() => setOpen(false)}
          opener={ref}
        />
      </Popover>
    </>
  );
}
