import type { TicketLine } from '@servery/api';
import { CheckIcon, CloseIcon, PauseIcon, PlayIcon, VisuallyHidden } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { displayCourseMessages, displayTicketMessages as messages } from '../../messages.ts';
import * as styles from './Ticket.css.ts';

interface TicketLineRowProps {
  /** One line, or the sum of equal ones. */
  line: TicketLine;
  /** Bumps or recalls it; undefined if the person can only view. */
  onPress: (() => void) | undefined;
}

const signs: Partial<Record<TicketLine['status'], ReactNode>> = {
  ready: <CheckIcon />,
  voided: <CloseIcon />,
  held: <PauseIcon />,
  preparing: <PlayIcon />,
};

/** A dish of a ticket with its quantity, options, seat and note. The whole row is one button. */
export function TicketLineRow({ line, onPress }: TicketLineRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, note, options, seat, status, quantity, to_make } = line;
  const shown = status === 'voided' || status === 'ready' ? quantity : to_make;
  const made = status === 'voided' || status === 'ready' ? 0 : quantity - to_make;
  const statusMessages = {
    ready: messages.done,
    voided: messages.void,
    held: displayCourseMessages.held,
    preparing: messages.making,
  };
  const word =
    status in statusMessages
      ? formatMessage(statusMessages[status as keyof typeof statusMessages])
      : null;
  const chosen = options.map((option) =>
    option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
  );
  const content = (
    <>
      <span className={styles.quantity}>{formatNumber(shown)}</span>
      <span className={styles.dish}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.sign}>
        {signs[status]}
        {word}
      </span>
      {chosen.length > 0 && (
        <span className={styles.more}>
          <bdi>{chosen.join(' · ')}</bdi>
        </span>
      )}
      {seat !== null && (
        <span className={styles.more}>{formatMessage(messages.seat, { seat })}</span>
      )}
      {made > 0 && (
        <span className={styles.more}>{formatMessage(messages.made, { count: made })}</span>
      )}
      {note && (
        <span className={styles.remark}>
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
  const facts = {
    className: styles.line,
    'data-status': status,
    'data-many': shown > 1 || undefined,
  };
  const isPressable = status === 'queued' || status === 'preparing' || status === 'ready';
  if (!onPress || !isPressable) return <div {...facts}>{content}</div>;
  const action = formatMessage(status === 'ready' ? messages.recallLine : messages.bumpLine);
  return (
    <button type="button" {...facts} onClick={onPress}>
      {content}
      <VisuallyHidden>{action}</VisuallyHidden>
    </button>
  );
}
