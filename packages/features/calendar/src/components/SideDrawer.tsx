import { Drawer, FilterIcon, IconButton } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { screenWords as words } from '../messages/screen.ts';
import { onlyNarrow } from './calendar.css.ts';

interface SideDrawerProps {
  /** Where somebody is: who went to another place, or opened something, has closed it. */
  place: string;
  children: ReactNode;
}

/** What stands beside the sheet, on a screen that has no room beside it. */
export function SideDrawer({ place, children }: SideDrawerProps) {
  const label = useIntl().formatMessage(words.side);
  const close = useIntl().formatMessage(words.close);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <span className={onlyNarrow}>
      <Drawer
        title={label}
        closeLabel={close}
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
