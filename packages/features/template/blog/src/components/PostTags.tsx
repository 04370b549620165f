import type { BlogCategory, BlogStatus } from '@servery/api/template';
import { Badge, Inline, Pill, type PillProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { categoryMessages, statusMessages } from '../messages/vocabulary.ts';
import { places } from '../places.ts';

const tones = {
  fashion: 'accent',
  food: 'success',
  gaming: 'info',
  quote: 'warning',
  video: 'danger',
} as const satisfies Record<BlogCategory, PillProps['tone']>;

interface PostTagsProps {
  tags: readonly BlogCategory[];
  status: BlogStatus;
}

/** The tags of a post as links to their posts, and its status unless it's published. */
export function PostTags({ tags, status }: PostTagsProps) {
  const { formatMessage } = useIntl();
  return (
    <Inline gap="s">
      {tags.map((tag) => (
        <Pill key={tag} tone={tones[tag]} href={places.category(tag)}>
          {formatMessage(categoryMessages[tag])}
        </Pill>
      ))}
      {status !== 'published' && (
        <Badge tone={status === 'pending' ? 'warning' : 'neutral'}>
          {formatMessage(statusMessages[status])}
        </Badge>
      )}
    </Inline>
  );
}
