import type { SuggestedPage } from '@servery/api/template';
import { Avatar, Card, ListGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sideMessages as messages } from '../messages/profile.ts';
import { StarButton } from './StarButton.tsx';

/** The pages that the person may like, each with a star. */
export function SuggestedPages({ pages }: { pages: readonly SuggestedPage[] }) {
  const title = useIntl().formatMessage(messages.pages);
  if (pages.length === 0) return null;
  return (
    <Card title={title}>
      <ListGroup
        isFlush
        label={title}
        items={pages.map((page) => ({
          id: String(page.id),
          icon: <Avatar name={page.name} src={page.avatar} shape="place" isDecorative />,
          title: <bdi>{page.name}</bdi>,
          description: <bdi>{page.subtitle}</bdi>,
          end: <StarButton list="pages" row={page} name={page.name} />,
        }))}
      />
    </Card>
  );
}
