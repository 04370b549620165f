import { Button, CopyIcon, Menu, SendIcon, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sharePostMessages as messages } from '../messages/post.ts';

/** Returns the pages of social networks that share a link. */
const networksOf = (link: string) => [
  { id: 'WhatsApp', href: `https://wa.me/?text=${link}` },
  { id: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  { id: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
];

/** The menu that copies the link to the current post, or shares it on a social network. */
export function SharePost() {
  const { formatMessage } = useIntl();
  const link = globalThis.location.href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success({ title: formatMessage(messages.copied) });
    } catch {
      toast.error({ title: formatMessage(messages.notCopied) });
    }
  };
  return (
    <Menu
      label={formatMessage(messages.share)}
      trigger={
        <Button tone="neutral" icon={<SendIcon />}>
          {formatMessage(messages.share)}
        </Button>
      }
      items={[
        {
          id: 'copy',
          label: formatMessage(messages.copy),
          icon: <CopyIcon />,
          onAction: () => void copy(),
        },
        ...networksOf(encodeURIComponent(link)).map(({ id, href }) => ({ id, label: id, href })),
      ]}
    />
  );
}
