import { useIntl } from 'react-intl';

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /**
   * Whether the time of day is shown as well.
   * @default false
   */
  hasTime?: boolean;
}

/** A date in the reader’s language. */
export function When({ at, hasTime = false }: WhenProps) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={at}>
      {formatDate(at, { dateStyle: 'medium', ...(hasTime && { timeStyle: 'short' }) })}
    </time>
  );
}
