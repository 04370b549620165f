import { Button, CopyIcon, Menu, SendIcon, toast, type ButtonProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shareMessages as messages } from './messages.ts';

/** Returns the pages of social networks that share a link. */
const networksOf = (link: string) => [
  { id: 'WhatsApp', href: `https://wa.me/?text=${link}` },
  { id: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  { id: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
];

export interface ShareMenuProps extends Pick<ButtonProps, 'tone' | 'emphasis'> {
  /** The label of the button and of the menu that it opens. */
  label: string;
  /** The full URL to share. */
  link: string;
  /** The label of the item that copies the link. */
  copyLabel: string;
  /** The title of the toast after it was copied. */
  copiedTitle: string;
}

/** A button with a menu that copies a link, or shares it on a social network. */
export function ShareMenu({ label, link, copyLabel, copiedTitle, ...button }: ShareMenuProps) {
  const { formatMessage } = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success({ title: copiedTitle });
    } catch {
      toast.error({ title: formatMessage(messages.notCopied) });
    }
  };
  return (
    <Menu
      label={label}
      trigger={
        <Button {...button} icon={<SendIcon />}>
          {label}
        </Button>
      }
      items={[
        { id: 'copy', label: copyLabel, icon: <CopyIcon />, onAction: () => void copy() },
        ...networksOf(encodeURIComponent(link)).map(({ id, href }) => ({ id, label: id, href })),
      ]}
    />
  );
}
