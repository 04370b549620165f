import { Drawer, IconButton, SidebarIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readEmail } from '../emailView.ts';
import { listWords } from '../messages/list.ts';
import { Places, type PlacesProps } from './Places.tsx';

/** Where mails are, on a small screen. */
export function PlacesDrawer(props: PlacesProps) {
  const { formatMessage } = useIntl();
  const { folder, label, compose } = readEmail(props.address);
  // Whoever chose a place is there: the drawer was open at another one.
  const here = `${folder} ${label} ${JSON.stringify(compose)}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const folders = formatMessage(listWords.folders);
  return (
    <Drawer
      title={folders}
      closeLabel={formatMessage(listWords.close)}
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
