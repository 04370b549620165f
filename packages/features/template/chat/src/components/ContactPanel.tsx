import { getChat } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { EmptyState, FailedState, Skeleton, VisuallyHidden } from '@servery/ui';
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
      ) : error?.code === 'notFound' ? (
        <EmptyState level={3} title={formatMessage(talkMessages.gone)} />
      ) : error ? (
        <FailedState
          level={3}
          title={formatMessage(talkMessages.failed)}
          onRetry={() => mutate()}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{formatMessage(talkMessages.loading)}</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </PanelFrame>
  );
}
