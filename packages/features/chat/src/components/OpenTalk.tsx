import { Button, EmptyState, FailedState, Skeleton, VisuallyHidden } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { useOpenChat } from '../hooks/useOpenChat.ts';
import type { useOutbox } from '../hooks/useOutbox.ts';
import { talkWords as words } from '../messages/talk.ts';
import { bar, grows, middle } from './app.css.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { stage } from './talk.css.ts';

interface OpenTalkProps extends Omit<ConversationProps, 'contact' | 'messages' | 'firstUnseenId'> {
  contactId: number;
  outbox: ReturnType<typeof useOutbox>;
}

/** The chat that the address opens: its words on their way, or why they do not come. */
export function OpenTalk({ contactId, ...talk }: OpenTalkProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const { data, error, mutate, line } = useOpenChat(contactId);
  const { change, outbox } = talk;
  if (!data)
    return error ? (
      <div className={middle}>
        {error.code === 'notFound' ? (
          <EmptyState
            title={formatMessage(words.gone)}
            action={
              <Button onPress={() => change({ contact: null })}>
                {formatMessage(words.toList)}
              </Button>
            }
          >
            {formatMessage(words.goneText)}
          </EmptyState>
        ) : (
          <FailedState
            title={formatMessage(words.failed)}
            words={failedWords}
            onRetry={() => mutate()}
          />
        )}
      </div>
    ) : (
      <>
        <div className={bar} aria-busy>
          <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
          <Skeleton shape="circle" />
          <div className={grows}>
            <Skeleton width="third" />
          </div>
        </div>
        <div className={stage} />
      </>
    );
  const { contact, chat } = data;
  const said = chat?.chat ?? [];
  const keys = new Set(said.map(({ key }) => key));
  const waiting = outbox.waiting.filter((one) => one.contactId === contactId && !keys.has(one.key));
  const messages = [...said, ...waiting];
  return <Conversation {...talk} contact={contact} messages={messages} firstUnseenId={line} />;
}
