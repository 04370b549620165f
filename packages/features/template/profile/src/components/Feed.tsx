import { profilePostsLength, type Profile } from '@servery/api/template';
import { Card, EmptyState, TalkIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { postMessages } from '../messages/posts.ts';
import { profileMessages } from '../messages/profile.ts';
import { AboutFacts } from './AboutFacts.tsx';
import { LatestPhotos } from './LatestPhotos.tsx';
import { MorePosts } from './MorePosts.tsx';
import { Poll } from './Poll.tsx';
import { PostCard } from './PostCard.tsx';
import { PostPiece } from './PostPiece.tsx';
import * as styles from './profile.css.ts';
import { Suggestions } from './Suggestions.tsx';
import { SuggestedPages } from './SuggestedPages.tsx';
import { Tweets } from './Tweets.tsx';

interface FeedProps {
  profile: Profile;
  /** The number of pieces of posts that are open. */
  pieces: number;
  onPiecesChange: (pieces: number) => void;
}

/** Returns the positions of the pieces after the first one, which the profile has. */
const startsOf = (pieces: number) =>
  Array.from({ length: pieces - 1 }, (_, at) => (at + 1) * profilePostsLength);

/** The posts of the profile between its other cards. */
export function Feed({ profile, pieces, onPiecesChange }: FeedProps) {
  const { formatMessage } = useIntl();
  const { posts, postTotal } = profile;
  return (
    <div className={styles.feed}>
      <div className={styles.start}>
        <Card title={formatMessage(profileMessages.about)}>
          <AboutFacts about={profile.userAbout} />
        </Card>
      </div>
      <section className={styles.posts} aria-label={formatMessage(postMessages.posts)}>
        {posts.length === 0 && (
          <EmptyState icon={<TalkIcon />} title={formatMessage(postMessages.none)}>
            {formatMessage(postMessages.noneText)}
          </EmptyState>
        )}
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        {startsOf(pieces).map((start) => (
          <PostPiece key={start} start={start} />
        ))}
        {postTotal > posts.length && (
          <MorePosts pieces={pieces} total={postTotal} onMore={() => onPiecesChange(pieces + 1)} />
        )}
      </section>
      <div className={styles.start}>
        <SuggestedPages pages={profile.suggestedPages} />
        <Tweets tweets={profile.twitterFeeds} />
      </div>
      <div className={styles.end}>
        <LatestPhotos photos={profile.latestPhotos} />
        <Suggestions people={profile.suggestions} />
        {profile.polls.map((poll) => (
          <Poll key={poll.id} poll={poll} />
        ))}
      </div>
    </div>
  );
}
