import { Avatar, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import * as styles from './blog.css.ts';

interface BylineProps {
  name: string;
  avatar: string | null;
  /** The time of the post or comment. */
  time: string;
}

/** A person’s portrait and name, with the day of the post or comment. */
export function Byline({ name, avatar, time }: BylineProps) {
  const { formatDate } = useIntl();
  return (
    <div className={styles.byline}>
      <Avatar name={name} src={avatar} isDecorative />
      <div className={styles.bylineText}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="s" tone="muted">
          {formatDate(time, { dateStyle: 'medium' })}
        </Text>
      </div>
    </div>
  );
}
