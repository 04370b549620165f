import { Button, Dialog } from '@servery/ui';
import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { loadAnew } from '../worker/loadAnew.ts';
import { appWords as words } from '../words.ts';

const tooOld = defineMessage({
  id: 'admin.outdated.text',
  defaultMessage: 'This page is too old to talk to the server. Load it anew to go on.',
});

/** Says that the page is too old. It can be put aside, to copy what was typed. */
export default function VersionDialog() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  const load = () => {
    setPending(true);
    void loadAnew({ isRefused: true });
  };
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={formatMessage(words.outdatedTitle)}
      closeLabel={formatMessage(words.close)}
      footer={
        <Button isPending={isPending} onPress={load}>
          {formatMessage(words.reload)}
        </Button>
      }
    >
      {formatMessage(tooOld)}
    </Dialog>
  );
}
