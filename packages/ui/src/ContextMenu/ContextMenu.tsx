import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useContextMenu } from 'react-aria/useContextMenu';
import { mergeProps } from 'react-aria/mergeProps';
import { popover } from '../Menu/Menu.css.ts';
import { MenuList, type Action } from '../Menu/MenuList.tsx';
import type { MenuEntry } from '../Menu/entries.ts';
import { area } from './ContextMenu.css.ts';

export interface ContextMenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The entries of the menu. */
  items: readonly MenuEntry[];
  /** Called with the id of an item when it's selected, after its own `onAction`. */
  onAction?: (id: string) => void;
  /**
   * Whether the browser's own menu opens instead.
   * @default false
   */
  isDisabled?: boolean;
  /** Called with the pressed or focused element before the menu opens. */
  onOpen?: (target: Element) => void;
  /**
   * The area of the menu. Something in it has to be focusable, so that the menu can be opened by
   * keyboard.
   */
  children: ReactNode;
}

interface Point {
  x: number;
  y: number;
}

const asks = (event: KeyboardEvent) =>
  event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);

/**
 * A menu at the pointer, opened by right click, long press, Shift+F10 or the menu key. It should
 * only repeat actions that are available elsewhere.
 */
export function ContextMenu(props: ContextMenuProps) {
  const { label, items, onAction, isDisabled, onOpen, children } = props;
  const [point, setPoint] = useState<Point | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setPoint(null);
  const open = (target: Element, next: Point) => {
    if (!ref.current?.contains(target)) return;
    onOpen?.(target);
    setPoint(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isDisabled || !asks(event)) return;
    event.preventDefault();
    const focused = event.target as Element;
    const box = focused.getBoundingClientRect();
    open(focused, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  const pressed = useRef<Element | null>(null);
  const { contextMenuProps } = useContextMenu({
    // The area has no box of its own, so the position is relative to the window.
    onContextMenu: isDisabled
      ? undefined
      : ({ target, x, y }) => open(pressed.current ?? target, { x, y }),
  });
  const action: Action = (item, keepsOpen) => {
    if (!keepsOpen) close();
    item.onAction?.();
    onAction?.(item.id);
  };
  return (
    <>
      <div
        {...mergeProps(contextMenuProps, { onKeyDown })}
        ref={ref}
        className={area}
        data-open={point !== null || undefined}
        onContextMenuCapture={(event) => (pressed.current = event.target as Element)}
        onPointerDownCapture={(event) => (pressed.current = event.target as Element)}
      >
        {children}
      </div>
      <Popover
        isNonModal
        triggerRef={ref}
        getTargetRect={() => point && new DOMRect(point.x, point.y, 0, 0)}
        isOpen={point !== null}
        onOpenChange={close}
        placement="bottom start"
        offset={2}
        className={popover}
      >
        <MenuList
          key={`${point?.x} ${point?.y}`}
          id={id}
          label={label}
          items={items}
          from="first"
          onAction={action}
          close={close}
        />
      </Popover>
    </>
  );
}
