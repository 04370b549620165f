import { getChat } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactMessages as messages } from '../messages/contact.ts';
import { talkMessages } from '../messages/talk.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { ViewChange } from './viewChange.ts';

interface ContactPanelProps {
  contactId: number;
  change: ViewChange;
}

/** Panel with the details of the contact whose chat is open. */
export function ContactPanel({ contactId, change }: ContactPanelProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(getChat, { query: { id: contactId } });
  return (
    <PanelFrame
      title={formatMessage(messages.title)}
      side="end"
      onClose={() => change({ panel: null })}
    >
      {data ? (
        <ContactFacts contact={data.contact} messages={data.chat?.chat ?? []} change={change} />
      ) : error ? (
        <LoadError
          error={error}
          level={3}
          title={formatMessage(talkMessages.failed)}
          missing={<EmptyState level={3} title={formatMessage(talkMessages.gone)} />}
          onRetry={mutate}
        />
      ) : (
        <LinesSkeleton label={formatMessage(talkMessages.loading)} />
      )}
    </PanelFrame>
  );
}
