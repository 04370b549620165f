import type { Queue } from '@servery/api';
import { Dialog, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { renderSVG } from 'uqr';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import * as styles from './page.css.ts';

export interface CodeDialogProps {
  queue: Queue;
  joinHref: string;
  displayHref: string;
  onClose: () => void;
}

/** The code by which guests join a queue, and its public pages. */
export function CodeDialog({ queue, joinHref, displayHref, onClose }: CodeDialogProps) {
  const { formatMessage } = useIntl();
  const { name } = queue;
  // A camera reads the whole address, the screen may be given a part of it.
  const target = new URL(joinHref, window.location.href).href;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(target, { border: 2 }))}`;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.codeTitle, { queue: name })}
      closeLabel={formatMessage(commonWords.close)}
    >
      <Stack gap="m">
        <Text as="p">{formatMessage(words.codeText)}</Text>
        <img
          className={styles.code}
          src={picture}
          alt={formatMessage(words.codeAlt, { queue: name })}
        />
        <LinkButton href={displayHref} isWide>
          {formatMessage(words.display)}
        </LinkButton>
        <LinkButton href={joinHref} isWide>
          {formatMessage(words.joinPage)}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
