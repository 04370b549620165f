import { Dialog, LinkButton, Stack, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeMessages as messages } from '../messages/code.ts';
import { AddressField } from './AddressField.tsx';

interface CodeDialogProps {
  /** The link to the public booking page. */
  href: string;
  renderCode: (address: string, label: string) => ReactNode;
  onClose: () => void;
}

/** The QR code of the public booking page, with its address and a link. */
export function CodeDialog({ href, renderCode, onClose }: CodeDialogProps) {
  const { formatMessage } = useIntl();
  // Make the link absolute, because `href` may be relative and a camera needs the full address.
  const target = new URL(href, window.location.href).href;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.title)}
    >
      <Stack gap="m">
        <Text as="p">{formatMessage(messages.text)}</Text>
        {renderCode(target, formatMessage(messages.alt))}
        <AddressField address={target} />
        <LinkButton href={href} isWide>
          {formatMessage(messages.open)}
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
