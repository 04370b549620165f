import type { Problem } from '@servery/api';
import { Heading, Skeleton, Text, VisuallyHidden } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import * as styles from './guest.css.ts';
import { GuestLoadError } from './GuestLoadError.tsx';

interface GuestFrameProps {
  title: string;
  /** The name of the outlet; undefined until it is loaded. */
  venue: string | undefined;
  /** The language menu. */
  languages: ReactNode;
  /** The error of loading the page. */
  problem: Problem | undefined;
  onRetry: () => unknown;
  children: ReactNode;
}

/**
 * The frame of a guest page: title, outlet name, language menu, and its loading and error states.
 */
export function GuestFrame(props: GuestFrameProps) {
  const { title, venue, languages, problem, onRetry, children } = props;
  const { formatMessage } = useIntl();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div className={styles.venue}>
          <Heading level={1}>{title}</Heading>
          {venue !== undefined && (
            <Text as="p" tone="muted">
              {venue}
            </Text>
          )}
        </div>
        {languages}
      </div>
      {venue === undefined && problem && <GuestLoadError error={problem} onRetry={onRetry} />}
      {venue === undefined && !problem && (
        <>
          <VisuallyHidden>
            <span role="status">{formatMessage(commonMessages.loading)}</span>
          </VisuallyHidden>
          <Skeleton shape="card" />
        </>
      )}
      {children}
    </main>
  );
}
