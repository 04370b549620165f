import type { Queue } from '@servery/api';
import { Dialog, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { renderSVG } from 'uqr';
import { actMessages as messages } from '../messages/act.ts';
import * as styles from './page.css.ts';

export interface CodeDialogProps {
  queue: Queue;
  joinHref: string;
  displayHref: string;
  onClose: () => void;
}

/** Dialog with the QR code to join a queue, and links to its public pages. */
export function CodeDialog({ queue, joinHref, displayHref, onClose }: CodeDialogProps) {
  const { formatMessage } = useIntl();
  const { name } = queue;
  // A QR code needs an absolute URL; `joinHref` can be relative.
  const target = new URL(joinHref, window.location.href).href;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(target, { border: 2 }))}`;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.codeTitle, { queue: name })}
    >
      <Stack gap="m">
        <Text as="p">{formatMessage(messages.codeText)}</Text>
        <img
          className={styles.code}
          src={picture}
          alt={formatMessage(messages.codeAlt, { queue: name })}
        />
        <LinkButton href={displayHref} isWide>
          {formatMessage(messages.display)}
        </LinkButton>
        <LinkButton href={joinHref} isWide>
          {formatMessage(messages.joinPage)}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
