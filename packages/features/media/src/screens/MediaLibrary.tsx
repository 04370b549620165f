import { Button, EmptyState, Heading, ImageIcon, SearchIcon, UploadIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/library.css.ts';
import { LibraryFilters } from '../components/LibraryFilters.tsx';
import { Pages } from '../components/Pages.tsx';
import { PictureDrawer } from '../components/PictureDrawer.tsx';
import { PictureGrid, WaitingGrid } from '../components/PictureGrid.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { UploadDialog } from '../components/UploadDialog.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { useRights } from '@servery/api/user';
import { pageLength, queryOf, readView, writeView, type MediaView } from '../mediaView.ts';
import { libraryWords as words } from '../messages/library.ts';
import { uploadWords } from '../messages/upload.ts';

export interface MediaLibraryProps {
  /** The address from `?` on: search, filter, order, page and what is open. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** Whose pictures, for those who look after several; their own without it. */
  merchantId?: number;
  /** Where an item of the menu that shows a picture is edited. */
  itemHref?: (id: number) => string;
}

/** The pictures of a merchant: added, named, described, replaced, and deleted where nothing shows them. */
export function MediaLibrary({ search, onSearchChange, merchantId, itemHref }: MediaLibraryProps) {
  const { formatMessage } = useIntl();
  const view = readView(search);
  const change = (next: Partial<MediaView>) => onSearchChange(writeView(search, next));
  const { data, error, isLoading, mutate } = useMedia(queryOf(view, merchantId));
  const beside = data?.aaData.find(({ id }) => id === view.open);
  const isElsewhere = view.open !== null && data !== undefined && !beside;
  const { data: opened } = useMedia(
    isElsewhere ? { ids: [view.open!], merchant_id: merchantId ?? '' } : null,
  );
  const canEdit = useRights()('media.edit');
  const [isAdding, setAdding] = useState(false);
  const open = beside ?? opened?.aaData.find(({ id }) => id === view.open);
  const isNarrowed = view.search !== '' || view.status !== '';
  const isEmpty = data?.total === 0 && !isNarrowed;
  const add = canEdit && (
    <Button tone="accent" emphasis="solid" icon={<UploadIcon />} onPress={() => setAdding(true)}>
      {formatMessage(uploadWords.add)}
    </Button>
  );

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <span role="status" className={styles.count}>
            {data && formatMessage(words['count'], { count: data.total })}
          </span>
        </div>
        {!isEmpty && add}
      </div>
      {!isEmpty && <LibraryFilters view={view} onChange={change} />}
      {!data && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <WaitingGrid />)}
      {isEmpty && (
        <EmptyState
          icon={<ImageIcon />}
          title={formatMessage(words.emptyTitle)}
          action={add || undefined}
        >
          {formatMessage(words.empty)}
        </EmptyState>
      )}
      {data?.total === 0 && isNarrowed && (
        <EmptyState icon={<SearchIcon />} title={formatMessage(words.noneTitle)}>
          {formatMessage(words.none)}
        </EmptyState>
      )}
      {data && data.aaData.length > 0 && (
        <PictureGrid
          pictures={data.aaData}
          isPending={isLoading}
          onPress={({ id }) => change({ open: id })}
        />
      )}
      {data && (
        <Pages
          page={view.page}
          length={pageLength}
          total={data.total}
          onChange={(page) => change({ page })}
        />
      )}
      {open && (
        <PictureDrawer
          key={open.id}
          picture={open}
          canEdit={canEdit}
          itemHref={itemHref}
          onClose={() => change({ open: null })}
        />
      )}
      {isAdding && <UploadDialog merchantId={merchantId} onClose={() => setAdding(false)} />}
    </div>
  );
}
