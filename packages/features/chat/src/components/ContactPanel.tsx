import { getChat } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { EmptyState, FailedState, Skeleton, VisuallyHidden } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { contactWords as words } from '../messages/contact.ts';
import { talkWords } from '../messages/talk.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { ViewChange } from './viewChange.ts';

interface ContactPanelProps {
  contactId: number;
  change: ViewChange;
}

/** The panel about whoever one talks to. */
export function ContactPanel({ contactId, change }: ContactPanelProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const { data, error, mutate } = useCall(getChat, { query: { id: contactId } });
  return (
    <PanelFrame
      title={formatMessage(words.title)}
      side="end"
      onClose={() => change({ panel: null })}
    >
      {data ? (
        <ContactFacts contact={data.contact} messages={data.chat?.chat ?? []} change={change} />
      ) : error?.code === 'notFound' ? (
        <EmptyState level={3} title={formatMessage(talkWords.gone)} />
      ) : error ? (
        <FailedState
          level={3}
          title={formatMessage(talkWords.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{formatMessage(talkWords.loading)}</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </PanelFrame>
  );
}
