import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { popover } from './Menu.css.ts';
import type { Action, MenuListProps } from './MenuList.tsx';
import type { MenuEntry, MenuItem } from './entries.ts';
import { RowContent, rowProps } from './rowParts.tsx';
import { useLineKeys } from './useMenuKeys.ts';

/**
 * The time in milliseconds that the pointer rests on a row before its submenu opens, so that
 * passing over rows opens none.
 */
const restMs = 120;

export interface SubMenuRowProps {
  /** The item. */
  item: MenuItem;
  /** The entries of the submenu. */
  items: readonly MenuEntry[];
  /** Whether the submenu is open. */
  isOpen: boolean;
  /** Opens or closes the submenu. */
  setOpen: (isOpen: boolean) => void;
  /** Called with an item of the submenu when it's selected. */
  onAction: Action;
  /** Closes the whole menu. */
  close: () => void;
  /** The component that renders the submenu, which is the one that contains this row. */
  List: ComponentType<MenuListProps>;
}

/** A row that opens a submenu. */
export function SubMenuRow({
  item,
  items,
  isOpen,
  setOpen,
  onAction,
  close,
  List,
}: SubMenuRowProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [from, setFrom] = useState<'first' | null>(null);
  const id = useId();
  const { into } = useLineKeys();
  useEffect(() => () => clearTimeout(rest.current), []);
  const open = (focus: 'first' | null) => {
    clearTimeout(rest.current);
    setFrom(focus);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== into) return;
    event.preventDefault();
    event.stopPropagation();
    open('first');
  };
  const back = () => {
    setOpen(false);
    ref.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        {...rowProps(item)}
        ref={ref}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={onKeyDown}
        onClick={() => open('first')}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch' || isOpen) return;
          rest.current = setTimeout(() => open(null), restMs);
        }}
        onPointerLeave={() => clearTimeout(rest.current)}
      >
        <RowContent item={item} sign="more" />
      </button>
      {isOpen && (
        <Overlay disableFocusManagement>
          <Placed
            target={ref}
            List={List}
            id={id}
            label={item.label}
            items={items}
            from={from}
            onAction={onAction}
            close={close}
            back={back}
          />
        </Overlay>
      )}
    </>
  );
}

interface PlacedProps extends MenuListProps, Pick<SubMenuRowProps, 'List'> {
  target: RefObject<HTMLElement | null>;
}

/** The submenu in the top layer, which overlays below treat as their own content. */
function Placed({ target, List, ...props }: PlacedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: target,
    overlayRef: ref,
    placement: 'end top',
    offset: 2,
    isOpen: true,
  });
  return (
    <div
      {...overlayProps}
      ref={ref}
      role="presentation"
      data-react-aria-top-layer="true"
      className={popover}
      // React also bubbles key events of a portal to the menu below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <List {...props} />
    </div>
  );
}
