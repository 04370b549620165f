import type { BlogDetail } from '@servery/api/template';
import { Avatar, Card, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { postMessages as messages } from '../messages/post.ts';
import { byline, bylineText } from './blog.css.ts';

/** The author of a post, with a few words about them. */
export function AuthorBox({ post }: { post: BlogDetail }) {
  const { formatMessage } = useIntl();
  const { userFullName, avatar, about } = post;
  return (
    <Card title={formatMessage(messages.author)}>
      <div className={byline}>
        <Avatar name={userFullName} src={avatar} size="l" isDecorative />
        <div className={bylineText}>
          <Text weight="medium">
            <bdi>{userFullName}</bdi>
          </Text>
          <Text tone="muted">
            <bdi>{about}</bdi>
          </Text>
        </div>
      </div>
    </Card>
  );
}
