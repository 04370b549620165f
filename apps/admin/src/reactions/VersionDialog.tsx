import { Button, Dialog } from '@servery/ui';
import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { reloadApp } from '../worker/reloadApp.ts';
import { shellMessages } from '../shell/messages.ts';
import { appMessages as messages } from '../appMessages.ts';

const tooOld = defineMessage({
  id: 'admin.outdated.text',
  defaultMessage: 'This page is out of date. Reload it to continue.',
});

/** The props of a dialog about an interruption. */
export interface InterruptionDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog for a page that is out of date. It can be dismissed, to copy what was typed. */
export function VersionDialog({ isOpen, onOpenChange }: InterruptionDialogProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const load = () => {
    setPending(true);
    void reloadApp({ isRefused: true });
  };
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(shellMessages.outdatedTitle)}
      footer={
        <Button isPending={isPending} onPress={load}>
          {formatMessage(messages.reload)}
        </Button>
      }
    >
      {formatMessage(tooOld)}
    </Dialog>
  );
}
