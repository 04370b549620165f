import type { Tweet } from '@servery/api/template';
import { Card, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sideMessages as messages } from '../messages/profile.ts';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './profile.css.ts';
import { StarButton } from './StarButton.tsx';

/** The tweets that the person follows, each with a star. */
export function Tweets({ tweets }: { tweets: readonly Tweet[] }) {
  const { formatMessage, formatDate } = useIntl();
  const title = formatMessage(messages.tweets);
  if (tweets.length === 0) return null;
  return (
    <Card title={title}>
      <ul role="list" aria-label={title} className={styles.tweets}>
        {tweets.map((tweet) => (
          <li key={tweet.id} className={styles.tweet}>
            <PersonRow
              name={tweet.fullName}
              src={tweet.avatar}
              action={<StarButton list="tweets" row={tweet} name={`@${tweet.username}`} />}
            >
              <bdi>@{tweet.username}</bdi>
            </PersonRow>
            <p dir="auto" className={styles.text}>
              {tweet.text}
            </p>
            <div className={styles.tags}>
              {tweet.tags.map((tag) => (
                <Text key={tag} size="s" tone="accent">
                  <bdi>#{tag}</bdi>
                </Text>
              ))}
              <Text size="s" tone="muted">
                {formatDate(tweet.tweetedAt, { dateStyle: 'medium' })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
