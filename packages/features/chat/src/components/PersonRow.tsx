import type { ChatContact, ChatWithContact } from '@servery/api/template';
import { BellOffIcon, BlockIcon, Pill, StarIcon, useLink, VisuallyHidden } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { listWords, unseenWords } from '../messages/list.ts';
import { Face } from './Face.tsx';
import { LastWords } from './LastWords.tsx';
import { facts, line, name, row, says, sign, star, when } from './list.css.ts';
import { When } from './When.tsx';

interface PersonRowProps {
  person: ChatContact & Partial<Pick<ChatWithContact, 'chat'>>;
  href: string;
  isOpen: boolean;
  isTyping?: boolean;
}

/** Somebody to talk to: with their chat how that stands, without what they say about themselves. */
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
                <VisuallyHidden>, {formatMessage(listWords.important)}</VisuallyHidden>
              </span>
            )}
            {chat && person.isMuted && (
              <span className={sign}>
                <BellOffIcon size="1em" aria-hidden />
                <VisuallyHidden>, {formatMessage(listWords.muted)}</VisuallyHidden>
              </span>
            )}
            {chat?.lastMessage && <When time={chat.lastMessage.time} className={when} />}
          </span>
          <span className={line}>
            <span
              className={says}
              data-unseen={unseen > 0 || undefined}
              data-typing={isTyping || undefined}
              dir="auto"
            >
              {isTyping ? (
                formatMessage(listWords.typing)
              ) : chat ? (
                <LastWords id={person.id} chat={chat} />
              ) : (
                person.about
              )}
            </span>
            {person.isBlocked && (
              <span className={sign}>
                <BlockIcon />
                <VisuallyHidden>, {formatMessage(listWords.blocked)}</VisuallyHidden>
              </span>
            )}
            {unseen > 0 && (
              <>
                <span aria-hidden>
                  <Pill tone={person.isMuted ? 'neutral' : 'accent'} emphasis="solid">
                    {formatNumber(unseen)}
                  </Pill>
                </span>
                <VisuallyHidden>, {formatMessage(unseenWords, { count: unseen })}</VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </a>
    </li>
  );
});
