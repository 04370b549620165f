import type { ChatUser } from '@servery/api/template';
import { Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../messages/list.ts';
import { Face } from './Face.tsx';
import { person as personStyle } from './panel.css.ts';

/** A person's avatar, name and role, in large type. */
export function Person({ person }: { person: ChatUser }) {
  const { formatMessage } = useIntl();
  return (
    <div className={personStyle}>
      <Face person={person} size="xl" isDecorative />
      <Heading level={3} size="l">
        {person.fullName}
      </Heading>
      <Text tone="muted">{person.role}</Text>
      <Text tone="muted" size="s">
        {formatMessage(statusMessages[person.status])}
      </Text>
    </div>
  );
}
