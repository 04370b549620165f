import { Drawer, IconButton, MenuIcon, SideNav, type SideNavSection } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { appWords } from '../words.ts';
import { shellWords as words } from './words.ts';

export interface MenuDrawerProps {
  sections: readonly SideNavSection[];
  currentHref: string | undefined;
}

/** The menu over the page, where there is no room or no wish for it beside. */
export function MenuDrawer({ sections, currentHref }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage(words.menu);
  return (
    <Drawer
      trigger={
        <IconButton label={label}>
          <MenuIcon />
        </IconButton>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="start"
      title="Servery"
      closeLabel={formatMessage(appWords.close)}
    >
      <SideNav
        label={label}
        sections={sections}
        currentHref={currentHref}
        onNavigate={() => setOpen(false)}
      />
    </Drawer>
  );
}
