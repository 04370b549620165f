import { CopyIcon, Menu, toast, type MenuProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shareMessages as messages } from './messages.ts';

/** Returns the pages of social networks that share a link. */
const networksOf = (link: string) => [
  { id: 'WhatsApp', href: `https://wa.me/?text=${link}` },
  { id: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  { id: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
];

export interface ShareMenuProps extends Pick<MenuProps, 'label' | 'trigger'> {
  /** The full URL to share. */
  link: string;
  /** The label of the item that copies the link. */
  copyLabel: string;
  /** The title of the toast after it was copied. */
  copiedTitle: string;
}

/** The menu that copies a link, or shares it on a social network. */
export function ShareMenu({ link, copyLabel, copiedTitle, ...menu }: ShareMenuProps) {
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
      {...menu}
      items={[
        { id: 'copy', label: copyLabel, icon: <CopyIcon />, onAction: () => void copy() },
        ...networksOf(encodeURIComponent(link)).map(({ id, href }) => ({ id, label: id, href })),
      ]}
    />
  );
}
