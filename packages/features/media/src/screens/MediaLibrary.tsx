import { useRights } from '@servery/api/user';
import {
  ListBody,
  ListEmpty,
  ListPage,
  ListPages,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { Button, ImageIcon, UploadIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LibraryFilters } from '../components/LibraryFilters.tsx';
import { PictureDrawer } from '../components/PictureDrawer.tsx';
import { PictureGrid, WaitingGrid } from '../components/PictureGrid.tsx';
import { UploadDialog } from '../components/UploadDialog.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { mediaView, pageLength, queryOf } from '../mediaView.ts';
import { libraryMessages as messages } from '../messages/library.ts';
import { uploadMessages } from '../messages/upload.ts';

export interface MediaLibraryProps extends ListScreenProps {
  /**
   * The merchant whose pictures are shown, for users of several merchants.
   *
   * @default the user's own merchant
   */
  merchantId?: number;
  /** Returns the URL where a menu item that uses a picture is edited. */
  itemHref?: (id: number) => string;
}

/**
 * The media library of a merchant: upload, rename, describe, replace, and delete unused pictures.
 */
export function MediaLibrary({ search, onSearchChange, merchantId, itemHref }: MediaLibraryProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const list = useListView(mediaView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isLoading, mutate } = useMedia(queryOf(view, merchantId));
  const beside = data?.aaData.find(({ id }) => id === view.open);
  const isElsewhere = view.open !== null && data !== undefined && !beside;
  const { data: opened } = useMedia(
    isElsewhere ? { ids: [view.open!], merchant_id: merchantId ?? '' } : null,
  );
  const canEdit = useRights()('media.edit');
  const [isAdding, setAdding] = useState(false);
  const open = beside ?? opened?.aaData.find(({ id }) => id === view.open);
  const isEmpty = data?.total === 0 && !isNarrowed;
  const add = canEdit && (
    <Button tone="accent" emphasis="solid" icon={<UploadIcon />} onPress={() => setAdding(true)}>
      {formatMessage(uploadMessages.add)}
    </Button>
  );

  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages['count'], { count: data.total })}
      actions={!isEmpty && add}
      filters={!isEmpty && <LibraryFilters list={list} />}
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failedTitle)}
        explain={explain}
        forbiddenTitle={formatMessage(messages.refusedTitle)}
        forbidden={error && explain(error)}
        onRetry={mutate}
        rows={data?.aaData}
        skeleton={<WaitingGrid />}
        empty={
          <ListEmpty
            total={data?.total}
            onFirst={() => change({ page: 1 })}
            isNarrowed={isNarrowed}
            noResultTitle={formatMessage(messages.noneTitle)}
            icon={<ImageIcon />}
            title={formatMessage(messages.emptyTitle)}
            action={add || undefined}
          >
            {formatMessage(messages.empty)}
          </ListEmpty>
        }
        pages={
          <ListPages
            label={formatMessage(messages.pages)}
            page={view.page}
            pageLength={pageLength}
            total={data?.total}
            onChange={(page) => change({ page })}
          />
        }
      >
        {(pictures) => (
          <PictureGrid
            pictures={pictures}
            isPending={isLoading}
            onPress={({ id }) => change({ open: id })}
          />
        )}
      </ListBody>
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
    </ListPage>
  );
}
