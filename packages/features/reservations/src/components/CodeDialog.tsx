import { Dialog, LinkButton, Stack, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeWords as words } from '../messages/code.ts';
import { commonWords } from '../messages/common.ts';
import { AddressField } from './AddressField.tsx';

interface CodeDialogProps {
  /** Where guests book. */
  href: string;
  renderCode: (address: string, label: string) => ReactNode;
  onClose: () => void;
}

/** The page on which guests book: its code, its address and the way to it. */
export function CodeDialog({ href, renderCode, onClose }: CodeDialogProps) {
  const { formatMessage } = useIntl();
  // A camera reads the whole address, the screen may be given a part of it.
  const target = new URL(href, window.location.href).href;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.title)}
      closeLabel={formatMessage(commonWords.close)}
    >
      <Stack gap="m">
        <Text as="p">{formatMessage(words.text)}</Text>
        {renderCode(target, formatMessage(words.alt))}
        <AddressField address={target} />
        <LinkButton href={href} isWide>
          {formatMessage(words.open)}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
