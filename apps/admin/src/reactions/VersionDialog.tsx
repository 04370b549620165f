import { Button, Dialog } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { appWords as words } from '../words.ts';

/** Says that the page is too old. It can be put aside, to copy what was typed. */
export default function VersionDialog() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={formatMessage(words.outdatedTitle)}
      closeLabel={formatMessage(words.close)}
      footer={<Button onPress={() => location.reload()}>{formatMessage(words.reload)}</Button>}
    >
      {formatMessage(words.outdatedText)}
    </Dialog>
  );
}
