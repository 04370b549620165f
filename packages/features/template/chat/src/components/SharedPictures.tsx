import { Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactMessages } from '../messages/contact.ts';
import type { ShownMessage } from '../rows.ts';
import { part, pictures, small } from './panel.css.ts';
import { Picture } from './Picture.tsx';

/** The pictures shared in a chat, newest first. */
export function SharedPictures({ messages }: { messages: readonly ShownMessage[] }) {
  const { formatMessage } = useIntl();
  const shared = messages
    .flatMap(({ key, attachment }) =>
      attachment?.kind === 'image' ? [{ key, picture: attachment }] : [],
    )
    .toReversed();
  return (
    <div className={part}>
      <Heading level={3} size="s">
        {formatMessage(contactMessages.media)}
      </Heading>
      {shared.length === 0 ? (
        <Text tone="muted">{formatMessage(contactMessages.noMedia)}</Text>
      ) : (
        <div className={pictures}>
          {shared.map(({ key, picture }) => (
            <Picture key={key} picture={picture} look={small} />
          ))}
        </div>
      )}
    </div>
  );
}
