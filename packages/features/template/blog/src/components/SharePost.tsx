import { ShareMenu } from '@servery/screens/share';
import { Button, SendIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sharePostMessages as messages } from '../messages/post.ts';

/** The menu that copies the link to the current post, or shares it on a social network. */
export function SharePost() {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.share);
  return (
    <ShareMenu
      label={label}
      trigger={
        <Button tone="neutral" icon={<SendIcon />}>
          {label}
        </Button>
      }
      link={globalThis.location.href}
      copyLabel={formatMessage(messages.copy)}
      copiedTitle={formatMessage(messages.copied)}
    />
  );
}
