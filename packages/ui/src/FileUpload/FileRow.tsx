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
  words,
} from './FileUpload.css.ts';
import type { UploadEntry } from './uploads.ts';
import { usePreview } from './usePreview.ts';
import type { FileUploadWords } from './words.ts';

export interface FileRowProps {
  entry: UploadEntry;
  words: FileUploadWords;
  isLocked: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ entry, words: say, isLocked, onRemove, onRetry }: FileRowProps) {
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
      <span className={words}>
        <span className={name} title={entry.name}>
          <bdi>{entry.name}</bdi>
        </span>
        <span className={details}>
          <span>{say.size(entry.size)}</span>
          {entry.state !== 'ready' && (
            <span className={note} data-state={entry.state}>
              {entry.state === 'sent' && <SuccessIcon aria-hidden />}
              {entry.state === 'failed' && <ErrorIcon aria-hidden />}
              {say.state(entry)}
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
        <IconButton size="s" label={say.retry(entry.name)} onPress={onRetry}>
          <RefreshIcon />
        </IconButton>
      )}
      {!isLocked && (
        <IconButton
          size="s"
          label={isMoving ? say.cancel(entry.name) : say.remove(entry.name)}
          data-removes
          onPress={onRemove}
        >
          {isMoving ? <CloseIcon /> : <DeleteIcon />}
        </IconButton>
      )}
    </li>
  );
}
