import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, DeleteIcon, ErrorIcon, FileIcon, RefreshIcon, SuccessIcon } from '../icons.ts';
import {
  bar,
  details,
  fill,
  name,
  note,
  picture,
  row,
  thumbnail,
  texts,
} from './FileUpload.css.ts';
import type { UploadEntry } from './uploads.ts';
import { usePreview } from './usePreview.ts';
import type { FileUploadLabels } from './labels.ts';

export interface FileRowProps {
  /** The file. */
  entry: UploadEntry;
  /** The texts of the field. */
  labels: FileUploadLabels;
  /** Whether the file can't be removed or retried. */
  isLocked: boolean;
  /** Called when the remove or cancel button is pressed. */
  onRemove: () => void;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** A file with its state, progress and actions. */
export function FileRow({ entry, labels, isLocked, onRemove, onRetry }: FileRowProps) {
  const preview = usePreview(entry);
  const isMoving = entry.state === 'sending' || entry.state === 'waiting';
  const percent = Math.round(entry.progress * 100);
  return (
    <li className={row} data-state={entry.state}>
      <span className={thumbnail}>
        {preview.isShown ? (
          <img
            ref={preview.element}
            src={preview.src}
            onError={preview.onError}
            alt=""
            className={picture}
          />
        ) : (
          <FileIcon aria-hidden />
        )}
      </span>
      <span className={texts}>
        <span className={name} title={entry.name}>
          <bdi>{entry.name}</bdi>
        </span>
        <span className={details}>
          <span>{labels.size(entry.size)}</span>
          {entry.state !== 'ready' && (
            <span className={note} data-state={entry.state}>
              {entry.state === 'sent' && <SuccessIcon aria-hidden />}
              {entry.state === 'failed' && <ErrorIcon aria-hidden />}
              {labels.state(entry)}
            </span>
          )}
        </span>
        {isMoving && (
          <span
            role="progressbar"
            aria-label={entry.name}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className={bar}
          >
            <span className={fill} style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </span>
      {entry.state === 'failed' && !isLocked && (
        <IconButton size="s" label={labels.retry(entry.name)} onPress={onRetry}>
          <RefreshIcon />
        </IconButton>
      )}
      {!isLocked && (
        <IconButton
          size="s"
          label={isMoving ? labels.cancel(entry.name) : labels.remove(entry.name)}
          data-removes
          onPress={onRemove}
        >
          {isMoving ? <CloseIcon /> : <DeleteIcon />}
        </IconButton>
      )}
    </li>
  );
}
