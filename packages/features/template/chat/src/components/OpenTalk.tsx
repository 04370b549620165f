import { LoadError } from '@servery/screens';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOpenChat } from '../hooks/useOpenChat.ts';
import type { useOutbox } from '../hooks/useOutbox.ts';
import { talkMessages } from '../messages/talk.ts';
import { bar, grows, middle } from './app.css.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { stage } from './talk.css.ts';

interface OpenTalkProps extends Omit<ConversationProps, 'contact' | 'messages' | 'firstUnseenId'> {
  contactId: number;
  outbox: ReturnType<typeof useOutbox>;
}

/** The chat in the URL, with its loading, error and "not found" states. */
export function OpenTalk({ contactId, ...talk }: OpenTalkProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate, line } = useOpenChat(contactId);
  const { change, outbox } = talk;
  if (!data)
    return error ? (
      <div className={middle}>
        <LoadError
          error={error}
          title={formatMessage(talkMessages.failed)}
          missing={
            <EmptyState
              title={formatMessage(talkMessages.gone)}
              action={
                <Button onPress={() => change({ contact: null })}>
                  {formatMessage(talkMessages.toList)}
                </Button>
              }
            >
              {formatMessage(talkMessages.goneText)}
            </EmptyState>
          }
          onRetry={mutate}
        />
      </div>
    ) : (
      <>
        <div className={bar} aria-busy>
          <VisuallyHidden>{formatMessage(talkMessages.loading)}</VisuallyHidden>
          <Skeleton shape="circle" />
          <div className={grows}>
            <Skeleton width="third" />
          </div>
        </div>
        <div className={stage} />
      </>
    );
  const { contact, chat } = data;
  const stored = chat?.chat ?? [];
  const keys = new Set(stored.map(({ key }) => key));
  const waiting = outbox.waiting.filter((one) => one.contactId === contactId && !keys.has(one.key));
  const messages = [...stored, ...waiting];
  return <Conversation {...talk} contact={contact} messages={messages} firstUnseenId={line} />;
}
