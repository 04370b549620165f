import type { Media } from '@servery/api';
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
import { Pages } from '../components/Pages.tsx';
import { PictureGrid, WaitingGrid } from '../components/PictureGrid.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { UploadDialog } from '../components/UploadDialog.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { useRights } from '@servery/api/user';
import { queryOf } from '../mediaView.ts';
import { libraryWords as words } from '../messages/library.ts';
import { pickerWords } from '../messages/picker.ts';
import { uploadWords } from '../messages/upload.ts';

/** A picture that was picked: what keeps it, and what shows it. */
export interface PickedPicture {
  id: number;
  url: string;
  name: string;
  alt: string;
}

export interface MediaPickerProps {
  /** The picture that is chosen now. */
  value?: number | null;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
  /** Whose pictures, for those who look after several; their own without it. */
  merchantId?: number;
}

const length = 24;

/** Picks a picture of the library, or adds one and picks it. Mount it to open it. */
export function MediaPicker({ value = null, onPick, onClose, merchantId }: MediaPickerProps) {
  const { formatMessage } = useIntl();
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
        title={formatMessage(pickerWords.title)}
        closeLabel={formatMessage(uploadWords.close)}
        footer={(close) => (
          <>
            <Button onPress={close}>{formatMessage(pickerWords.cancel)}</Button>
            {canAdd && (
              <Button icon={<UploadIcon />} onPress={() => setAdding(true)}>
                {formatMessage(pickerWords.upload)}
              </Button>
            )}
          </>
        )}
      >
        <div className={styles.page}>
          <SearchField
            label={formatMessage(words.search)}
            placeholder={formatMessage(words.search)}
            clearLabel={formatMessage(words.clearSearch)}
            maxLength={100}
            value={text}
            onChange={setText}
          />
          {!data &&
            (error ? (
              <Trouble problem={error} onRetry={() => mutate()} />
            ) : (
              <WaitingGrid cards={8} />
            ))}
          {isEmpty && (
            <EmptyState
              level={3}
              icon={view.search ? <SearchIcon /> : <ImageIcon />}
              title={formatMessage(view.search ? words.noneTitle : words.emptyTitle)}
            >
              {formatMessage(view.search ? words.none : words.empty)}
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
          {data && (
            <Pages
              page={view.page}
              length={length}
              total={data.total}
              onChange={(page) => setView({ ...view, page })}
            />
          )}
        </div>
      </Dialog>
      {isAdding && (
        <UploadDialog merchantId={merchantId} onSent={pick} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
