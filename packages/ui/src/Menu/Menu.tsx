import { useId, useRef, type KeyboardEvent } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { popover } from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry, MenuItem } from './entries.ts';

export interface MenuProps extends OpenStateProps {
  /** The button that opens it. */
  trigger: Opener;
  /** What the menu is for, to a screen reader. */
  label: string;
  items: readonly MenuEntry[];
  /** Called after the item's own `onAction`. */
  onAction?: (id: string) => void;
  placement?: PopoverProps['placement'];
}

/** Things to do with what stands beside it. For choosing a value use `Select`. */
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
  const act = (item: MenuItem, isKept?: boolean) => {
    if (!isKept) {
      setOpen(false);
      // What the item opens gives the focus back to where it came from, which is not the item.
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
        // A press on the opener closes the menu itself; closed here, it would open again.
        shouldCloseOnInteractOutside={(element) => !ref.current?.contains(element)}
        className={popover}
      >
        <MenuList
          id={id}
          label={label}
          items={items}
          from={from.current}
          onAction={act}
          close={() => setOpen(false)}
          opener={ref}
        />
      </Popover>
    </>
  );
}
