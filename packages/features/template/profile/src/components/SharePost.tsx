import { ShareMenu } from '@servery/screens/share';
import { useIntl } from 'react-intl';
import { postMessages as messages } from '../messages/posts.ts';
import { places } from '../places.ts';

/** The menu that copies the link to a post, or shares it on a social network. */
export function SharePost({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  return (
    <ShareMenu
      label={formatMessage(messages.share)}
      emphasis="ghost"
      link={new URL(places.post(id), globalThis.location.origin).href}
      copyLabel={formatMessage(messages.copy)}
      copiedTitle={formatMessage(messages.copied)}
    />
  );
}
