import { EditIcon, Heading, VisuallyHidden } from '@servery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { guestMessages as messages } from '../../messages/guest.ts';
import * as styles from './guest.css.ts';

interface StepProps {
  title: string;
  /** The given answer, as a button that reopens the question; null if there is none. */
  answer: ReactNode | null;
  isOpen: boolean;
  /** Whether it was opened by continuing from another step, so that it takes the focus. */
  isReached: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** One step of a form: open, collapsed to its answer, or hidden until it is reached. */
export function Step({ title, answer, isOpen, isReached, onOpen, children }: StepProps) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && isReached) ref.current?.focus();
  }, [isOpen, isReached]);
  if (!isOpen)
    return answer ? (
      <button type="button" className={styles.answer} onClick={onOpen}>
        <span className={styles.value}>
          <VisuallyHidden>{formatMessage(messages.change, { step: title })} </VisuallyHidden>
          {answer}
        </span>
        <EditIcon className={styles.pen} aria-hidden />
      </button>
    ) : null;
  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className={styles.step}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}
