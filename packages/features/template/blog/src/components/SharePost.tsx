import { ShareMenu } from '@servery/screens/share';
import { useIntl } from 'react-intl';
import { sharePostMessages as messages } from '../messages/post.ts';

/** The menu that copies the link to the current post, or shares it on a social network. */
export function SharePost() {
  const { formatMessage } = useIntl();
  return (
    <ShareMenu
      label={formatMessage(messages.share)}
      tone="neutral"
      link={globalThis.location.href}
      copyLabel={formatMessage(messages.copy)}
      copiedTitle={formatMessage(messages.copied)}
    />
  );
}
