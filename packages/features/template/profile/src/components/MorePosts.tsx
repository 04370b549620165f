import { profilePostsLength } from '@servery/api/template';
import { BlockOverlay, Button, Card, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePostsFrom } from '../hooks/useProfile.ts';
import { postMessages as messages, shownPostsMessage } from '../messages/posts.ts';
import * as styles from './post.css.ts';

interface MorePostsProps {
  /** The number of pieces that are open, including the first one, which the profile has. */
  pieces: number;
  total: number;
  onMore: () => void;
}

/** How many posts are shown, and the button that loads more. It’s blocked until they arrive. */
export function MorePosts({ pieces, total, onMore }: MorePostsProps) {
  const { formatMessage } = useIntl();
  const last = usePostsFrom(pieces > 1 ? (pieces - 1) * profilePostsLength : null);
  const isLoading = pieces > 1 && !last.data && (!last.error || last.isValidating);
  const arrived = last.error || isLoading ? pieces - 1 : pieces;
  const shown = Math.min(arrived * profilePostsLength, total);
  return (
    <BlockOverlay
      isBlocked={isLoading}
      label={formatMessage(messages.loadingMore)}
      doneLabel={last.data ? formatMessage(messages.moreLoaded) : undefined}
    >
      <Card padding="none">
        <div className={styles.more}>
          <Text tone="muted" isTabular>
            {formatMessage(shownPostsMessage, { shown, total })}
          </Text>
          {(shown < total || isLoading) && !last.error && (
            <Button onPress={onMore}>{formatMessage(messages.more)}</Button>
          )}
        </div>
      </Card>
    </BlockOverlay>
  );
}
