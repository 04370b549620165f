import { Drawer, IconButton, SidebarIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readEmail } from '../emailView.ts';
import { listMessages } from '../messages/list.ts';
import { Places, type PlacesProps } from './Places.tsx';

/** The navigation as a drawer, for small screens. */
export function PlacesDrawer(props: PlacesProps) {
  const { formatMessage } = useIntl();
  const { folder, label, compose } = readEmail(props.address);
  // The drawer is open only for the view in which it was opened, so choosing another one closes it.
  const here = `${folder} ${label} ${JSON.stringify(compose)}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const folders = formatMessage(listMessages.folders);
  return (
    <Drawer
      title={folders}
      side="start"
      isOpen={openAt === here}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? here : null)}
      trigger={
        <IconButton label={folders} emphasis="outline">
          <SidebarIcon />
        </IconButton>
      }
    >
      <Places {...props} />
    </Drawer>
  );
}
