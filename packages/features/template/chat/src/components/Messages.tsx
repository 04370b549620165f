import type { ChatContact } from '@servery/api/template';
import { ChevronDownIcon, EmptyState, IconButton, TalkIcon, useGrowing } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { sayHelloMessage, talkMessages } from '../messages/talk.ts';
import { rowsOf, type ShownMessage } from '../rows.ts';
import type { Unsent } from './MessageGroup.tsx';
import { down, inside, rows as rowsStyle, scroller, stage } from './talk.css.ts';
import { TalkRow } from './TalkRow.tsx';
import { Typing } from './Typing.tsx';

const step = 60;

interface MessagesProps extends Unsent {
  contact: ChatContact;
  messages: readonly ShownMessage[];
  firstUnseenId: number | null;
  isTyping: boolean;
  find: string;
  /** The key of the selected search match, which is scrolled into view. */
  currentKey: string | undefined;
}

/** The messages of a chat, scrolled to the newest; older ones are rendered while scrolling up. */
export function Messages(props: MessagesProps) {
  const { contact, messages, firstUnseenId, isTyping, currentKey, ...talk } = props;
  const { formatMessage } = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [count, begin, growTo] = useGrowing(contact.id, step);
  const place = messages.findIndex(({ key }) => key === currentKey);
  if (place !== -1 && messages.length - place > count) growTo(messages.length - place + step);
  useEffect(() => {
    if (currentKey === undefined) return;
    const found = element.current?.querySelector(`[data-message="${CSS.escape(currentKey)}"]`);
    found?.scrollIntoView({ block: 'center' });
  }, [currentKey, count]);
  const newest = messages.at(-1);
  const ownKey = newest && newest.senderId !== contact.id ? newest.key : null;
  useEffect(() => {
    if (ownKey !== null) element.current?.scrollTo({ top: 0 });
  }, [ownKey]);

  const hasOlder = count < messages.length;
  const rows = rowsOf(messages.slice(-count), firstUnseenId);
  return (
    <div className={stage}>
      <div
        ref={element}
        role="region"
        aria-label={formatMessage(talkMessages.messages)}
        tabIndex={0}
        className={scroller}
        onScroll={({ currentTarget }) =>
          setAway(Math.abs(currentTarget.scrollTop) > currentTarget.clientHeight / 2)
        }
      >
        {messages.length === 0 && !isTyping ? (
          <EmptyState icon={<TalkIcon />} title={formatMessage(talkMessages.empty)} level={3}>
            {formatMessage(sayHelloMessage, { person: contact.fullName })}
          </EmptyState>
        ) : (
          <div className={inside}>
            {hasOlder && <div ref={begin} />}
            <ol className={rowsStyle}>
              {rows.map((row) => (
                <li key={row.key}>
                  <TalkRow {...talk} row={row} contact={contact} currentKey={currentKey} />
                </li>
              ))}
              {isTyping && (
                <li>
                  <Typing person={contact} />
                </li>
              )}
            </ol>
          </div>
        )}
      </div>
      {isAway && (
        <span className={down}>
          <IconButton
            label={formatMessage(talkMessages.newest)}
            emphasis="outline"
            onPress={() => element.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          >
            <ChevronDownIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
