import type { ChatContact } from '@servery/api/template';
import { Banner, Button } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { readChat } from '../chatView.ts';
import { useContactChanges } from '../hooks/useContactChanges.ts';
import { useFound } from '../hooks/useFound.ts';
import type { useOutbox, Draft } from '../hooks/useOutbox.ts';
import { contactMessages } from '../messages/contact.ts';
import { blockedMessages } from '../messages/talk.ts';
import type { ShownMessage } from '../rows.ts';
import { composer } from './composer.css.ts';
import { Composer } from './Composer.tsx';
import { Finder } from './Finder.tsx';
import { Messages } from './Messages.tsx';
import { TalkHead } from './TalkHead.tsx';
import type { ViewChange } from './viewChange.ts';

const CallPanel = lazy(async () => ({ default: (await import('./CallPanel.tsx')).CallPanel }));
const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }));

export interface ConversationProps {
  contact: ChatContact;
  messages: readonly ShownMessage[];
  /** The id of the first message that was unread when the chat was opened. */
  firstUnseenId: number | null;
  address: string;
  isTyping: boolean;
  isWanted: boolean;
  outbox: Pick<ReturnType<typeof useOutbox>, 'send' | 'sendAgain' | 'discard'>;
  drafts: Map<number, Draft>;
  change: ViewChange;
}

/** The conversation with one contact and the composer. */
export function Conversation(props: ConversationProps) {
  const { contact, messages, address, isTyping, outbox, change } = props;
  const { formatMessage } = useIntl();
  const changes = useContactChanges();
  const { find } = readChat(address);
  const found = useFound(messages, find ?? '');
  const [calling, setCalling] = useState<'voice' | 'video' | null>(null);
  const [isReporting, setReporting] = useState(false);
  const endCall = (seconds: number) => {
    const isVideo = calling === 'video';
    setCalling(null);
    const attachment = { kind: 'call', isVideo, seconds } as const;
    void outbox.send(contact.id, { message: '', attachment });
  };
  return (
    <>
      <TalkHead
        contact={contact}
        address={address}
        isTyping={isTyping}
        changes={changes}
        hasMessages={messages.length > 0}
        isWanted={props.isWanted}
        onBack={() => change({ contact: null })}
        onCall={setCalling}
        onFind={() => change({ find: find === null ? '' : null }, true)}
        onView={() => change({ panel: 'contact' })}
        onReport={() => setReporting(true)}
      />
      {find !== null && (
        <Finder
          find={find}
          found={found}
          onFind={(next) => change({ find: next }, true)}
          onClose={() => change({ find: null }, true)}
        />
      )}
      <Messages
        contact={contact}
        messages={messages}
        firstUnseenId={props.firstUnseenId}
        isTyping={isTyping}
        find={find ?? ''}
        currentKey={find ? found.key : undefined}
        onSendAgain={(one) => void outbox.sendAgain(one)}
        onDiscard={outbox.discard}
      />
      {contact.isBlocked ? (
        <div className={composer}>
          <Banner
            tone="neutral"
            action={
              <Button onPress={() => void changes.mark(contact, { isBlocked: false })}>
                {formatMessage(contactMessages.unblock)}
              </Button>
            }
          >
            {formatMessage(blockedMessages, { person: contact.fullName })}
          </Banner>
        </div>
      ) : (
        <Composer
          contactId={contact.id}
          drafts={props.drafts}
          isWanted={props.isWanted}
          onSend={(text) => void outbox.send(contact.id, text)}
        />
      )}
      <Suspense>
        {calling && <CallPanel contact={contact} isVideo={calling === 'video'} onEnd={endCall} />}
        {isReporting && (
          <ReportForm
            contact={contact}
            onReport={(report) => changes.report(contact, report)}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
