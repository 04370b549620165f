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
import type { Act, MenuListProps } from './MenuList.tsx';
import type { MenuEntry, MenuItem } from './entries.ts';
import { RowContent, rowProps } from './rowParts.tsx';
import { useLineKeys } from './useMenuKeys.ts';

/** Rest of the pointer before a submenu opens, so that passing over rows opens none. */
const restMs = 120;

export interface SubMenuRowProps {
  item: MenuItem;
  items: readonly MenuEntry[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onAction: Act;
  close: () => void;
  /** Draws the rows that it opens: the list that it stands in itself. */
  List: ComponentType<MenuListProps>;
}

/** A row that opens more rows beside it. */
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

/** Stands in the top layer, where overlays below count it as inside of them. */
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
      // React hands keys of what is in a portal to the menu below as well.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <List {...props} />
    </div>
  );
}
