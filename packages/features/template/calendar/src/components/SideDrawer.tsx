import { Drawer, FilterIcon, IconButton } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { screenMessages as messages } from '../messages/screen.ts';
import { onlyNarrow } from './calendar.css.ts';

interface SideDrawerProps {
  /** Identifies the view; the drawer closes when it changes. */
  place: string;
  children: ReactNode;
}

/** The side column as a drawer, for screens without space for it. */
export function SideDrawer({ place, children }: SideDrawerProps) {
  const label = useIntl().formatMessage(messages.side);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <span className={onlyNarrow}>
      <Drawer
        title={label}
        side="start"
        isOpen={openAt === place}
        onOpenChange={(isOpen) => setOpenAt(isOpen ? place : null)}
        trigger={
          <IconButton size="s" label={label} emphasis="outline">
            <FilterIcon />
          </IconButton>
        }
      >
        {children}
      </Drawer>
    </span>
  );
}
