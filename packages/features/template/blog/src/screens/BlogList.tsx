import { LinesSkeleton } from '@servery/screens';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListPages,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { FileIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { blogView, perPage } from '../blogView.ts';
import * as styles from '../components/blog.css.ts';
import { BlogAside } from '../components/BlogAside.tsx';
import { PostCard } from '../components/PostCard.tsx';
import { useBlogPosts } from '../hooks/useBlog.ts';
import { listMessages as messages, postCountMessage } from '../messages/list.ts';

/** The posts of the blog with a search and categories, which the URL holds. */
export function BlogList({ search, onSearchChange }: ListScreenProps) {
  const { formatMessage } = useIntl();
  const list = useListView(blogView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { view, change, isNarrowed } = list;
  const { data, error, mutate } = useBlogPosts(view);
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(postCountMessage, { count: data.total })}
    >
      <div className={styles.page}>
        <search className={styles.searching}>
          <ListFilters label={formatMessage(messages.search)} {...list.filters('q')} />
        </search>
        <div className={styles.content}>
          <ListBody
            error={error}
            data={data}
            title={formatMessage(messages.failed)}
            onRetry={mutate}
            rows={data?.posts}
            skeleton={<LinesSkeleton label={formatMessage(messages.loading)} />}
            empty={
              <ListEmpty
                total={data?.total}
                onFirst={() => change({ page: 1 })}
                isNarrowed={isNarrowed}
                noResultTitle={formatMessage(messages.noResult)}
                icon={<FileIcon />}
                title={formatMessage(messages.none)}
              >
                {formatMessage(messages.noneText)}
              </ListEmpty>
            }
            pages={
              <ListPages
                label={formatMessage(messages.pages)}
                page={view.page}
                pageLength={perPage}
                total={data?.total}
                onChange={(page) => change({ page })}
              />
            }
          >
            {(posts) => (
              <ul role="list" aria-label={formatMessage(messages.posts)} className={styles.cards}>
                {posts.map((post) => (
                  <li key={post.id} className={styles.cell}>
                    <PostCard post={post} />
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
        </div>
        <BlogAside current={view.category} />
      </div>
    </ListPage>
  );
}
