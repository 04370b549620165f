import { Drawer, IconButton, MenuIcon, SideNav, type SideNavSection } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';

export interface MenuDrawerProps {
  sections: readonly SideNavSection[];
  currentHref: string | undefined;
}

/**
 * The menu in a drawer, if there is no space for it next to the page or it is switched off there.
 */
export function MenuDrawer({ sections, currentHref }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage(messages.menu);
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
