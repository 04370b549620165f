import { limitsOf, listMedia, type Media } from '@servery/api';
import {
  Button,
  Dialog,
  EmptyState,
  ImageIcon,
  SearchField,
  SearchIcon,
  UploadIcon,
  useTyped,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/library.css.ts';
import { PictureGrid, WaitingGrid } from '../components/PictureGrid.tsx';
import { UploadDialog } from '../components/UploadDialog.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { useRights } from '@servery/api/user';
import { LoadError } from '@servery/screens';
import { ListPages } from '@servery/screens/list';
import { useProblemText } from '../hooks/useProblemText.ts';
import { queryOf } from '../mediaView.ts';
import { libraryMessages as messages } from '../messages/library.ts';
import { pickerMessages } from '../messages/picker.ts';

/** The selected picture: its id to store, and the fields to display it. */
export interface PickedPicture {
  id: number;
  url: string;
  name: string;
  alt: string;
}

export interface MediaPickerProps {
  /** The id of the current picture. */
  value?: number | null;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
  /**
   * The merchant whose pictures are shown, for users of several merchants.
   *
   * @default the user's own merchant
   */
  merchantId?: number;
}

const length = 24;

/**
 * Dialog to select a picture of the library, or to upload and select one. It's open while mounted.
 */
export function MediaPicker({ value = null, onPick, onClose, merchantId }: MediaPickerProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const [view, setView] = useState({ search: '', page: 1 });
  const [text, setText] = useTyped(view.search, (search) => setView({ search, page: 1 }));
  const query = queryOf({ ...view, status: 'active', sort: 'added' }, merchantId, length);
  const { data, error, isLoading, mutate } = useMedia(query);
  const canAdd = useRights()('media.edit');
  const [isAdding, setAdding] = useState(false);
  const pick = ({ id, urls, name, alt }: Media) => {
    onPick({ id, url: urls.medium, name, alt });
    onClose();
  };
  const isEmpty = data?.total === 0;

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        size="xl"
        title={formatMessage(pickerMessages.title)}
        footer={(close) => (
          <>
            <Button onPress={close}>{formatMessage(pickerMessages.cancel)}</Button>
            {canAdd && (
              <Button icon={<UploadIcon />} onPress={() => setAdding(true)}>
                {formatMessage(pickerMessages.upload)}
              </Button>
            )}
          </>
        )}
      >
        <div className={styles.page}>
          <SearchField
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.search)}
            {...limitsOf(listMedia.query, 'search')}
            value={text}
            onChange={setText}
          />
          {!data &&
            (error ? (
              <LoadError
                error={error}
                title={formatMessage(messages.failedTitle)}
                explain={explain}
                forbiddenTitle={formatMessage(messages.refusedTitle)}
                forbidden={explain(error)}
                onRetry={mutate}
              />
            ) : (
              <WaitingGrid cards={8} />
            ))}
          {isEmpty && (
            <EmptyState
              level={3}
              icon={view.search ? <SearchIcon /> : <ImageIcon />}
              title={formatMessage(view.search ? messages.noneTitle : messages.emptyTitle)}
            >
              {formatMessage(view.search ? messages.none : messages.empty)}
            </EmptyState>
          )}
          {data && !isEmpty && (
            <PictureGrid
              pictures={data.aaData}
              chosen={value}
              isPending={isLoading}
              onPress={pick}
            />
          )}
          <ListPages
            label={formatMessage(messages.pages)}
            page={view.page}
            pageLength={length}
            total={data?.total}
            onChange={(page) => setView({ ...view, page })}
          />
        </div>
      </Dialog>
      {isAdding && (
        <UploadDialog merchantId={merchantId} onSent={pick} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
