import type { ChatContact, ChatWithContact } from '@servery/api/template';
import { BellOffIcon, BlockIcon, Pill, StarIcon, useLink, VisuallyHidden } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { listMessages, unseenMessages } from '../messages/list.ts';
import { Face } from './Face.tsx';
import { LastMessage } from './LastMessage.tsx';
import { facts, line, name, row, preview, sign, star, when } from './list.css.ts';
import { When } from './When.tsx';

interface PersonRowProps {
  person: ChatContact & Partial<Pick<ChatWithContact, 'chat'>>;
  href: string;
  isOpen: boolean;
  isTyping?: boolean;
}

/**
 * A row of the list: the last message and unread count for a chat, the "about" text for a contact.
 */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, href, isOpen, isTyping } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { chat } = person;
  const unseen = chat?.unseenMsgs ?? 0;
  return (
    <li>
      <a
        {...useLink({ href, current: isOpen ? 'true' : undefined })}
        className={row}
        data-person={person.id}
      >
        <Face person={person} />
        <span className={facts}>
          <span className={line}>
            <span className={name}>{person.fullName}</span>
            {person.isImportant && (
              <span className={star}>
                <StarIcon size="1em" fill="currentColor" aria-hidden />
                <VisuallyHidden>, {formatMessage(listMessages.important)}</VisuallyHidden>
              </span>
            )}
            {chat && person.isMuted && (
              <span className={sign}>
                <BellOffIcon size="1em" aria-hidden />
                <VisuallyHidden>, {formatMessage(listMessages.muted)}</VisuallyHidden>
              </span>
            )}
            {chat?.lastMessage && <When time={chat.lastMessage.time} className={when} />}
          </span>
          <span className={line}>
            <span
              className={preview}
              data-unseen={unseen > 0 || undefined}
              data-typing={isTyping || undefined}
              dir="auto"
            >
              {isTyping ? (
                formatMessage(listMessages.typing)
              ) : chat ? (
                <LastMessage id={person.id} chat={chat} />
              ) : (
                person.about
              )}
            </span>
            {person.isBlocked && (
              <span className={sign}>
                <BlockIcon />
                <VisuallyHidden>, {formatMessage(listMessages.blocked)}</VisuallyHidden>
              </span>
            )}
            {unseen > 0 && (
              <>
                <span aria-hidden>
                  <Pill tone={person.isMuted ? 'neutral' : 'accent'} emphasis="solid">
                    {formatNumber(unseen)}
                  </Pill>
                </span>
                <VisuallyHidden>
                  , {formatMessage(unseenMessages, { count: unseen })}
                </VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </a>
    </li>
  );
});
