import { useRef, type ClipboardEvent, type Ref } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { all, list, reasons, upload as uploadLook } from './FileUpload.css.ts';
import { useUploads, type UploadsOptions } from './useUploads.ts';
import type { FileUploadLabels } from './labels.ts';
import { useFileUploadLabels } from './useFileUploadLabels.ts';

export interface FileUploadProps extends FieldProps, UploadsOptions {
  /** Texts to use instead of the kit's own. */
  labels?: Partial<FileUploadLabels>;
  /** Called when the file input loses focus. */
  onBlur?: () => void;
  /** A ref to the `<input type="file">` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Accepts files by selecting, dropping and pasting, and sends each through `upload` if it's given.
 * New images are shown from `blob:` URLs, which the page's `img-src` has to allow.
 */
export function FileUpload({ labels: given, onBlur, ref, ...props }: FileUploadProps) {
  const labels = useFileUploadLabels(given);
  const [field, options] = splitField(props);
  const uploads = useUploads(options);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const element = useRefs(input, ref);
  const isLocked = Boolean(props.isDisabled || props.isReadOnly);
  const { entries, refused } = uploads;
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (isLocked || files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  const removeAt = (id: string, place: number) => {
    const removers = [...(rows.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
    (removers[place + 1] ?? removers[place - 1] ?? input.current)?.focus();
    uploads.remove(id);
  };
  return (
    <Field {...field} isGroup={props.isReadOnly}>
      {(control, labelId) => (
        <div
          className={uploadLook}
          onPaste={paste}
          role={props.isReadOnly ? 'group' : undefined}
          aria-labelledby={props.isReadOnly ? labelId : undefined}
        >
          {!props.isReadOnly && (
            <DropZone
              ref={element}
              control={control}
              labels={labels}
              accept={options.accept}
              isMultiple={options.maxCount !== 1}
              onFiles={uploads.add}
              onBlur={onBlur}
            />
          )}
          {refused.length > 0 && (
            <Banner tone="danger" dismissLabel={labels.dismiss} onDismiss={uploads.dismissRefused}>
              <ul role="list" className={reasons}>
                {refused.map(({ file, reason }) => (
                  <li key={`${file.name} ${file.size} ${reason}`}>
                    {labels.refused(file.name, reason)}
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          {entries.length > 0 && (
            <ul role="list" aria-label={labels.list} className={list} ref={rows}>
              {entries.map((entry, place) => (
                <FileRow
                  key={entry.id}
                  entry={entry}
                  labels={labels}
                  isLocked={isLocked}
                  onRemove={() => removeAt(entry.id, place)}
                  onRetry={() => uploads.retry(entry.id)}
                />
              ))}
            </ul>
          )}
          {labels.removeAll && entries.length > 1 && !isLocked && (
            <span className={all}>
              <Button
                size="s"
                emphasis="ghost"
                onPress={() => {
                  input.current?.focus();
                  uploads.remove(...entries.map(({ id }) => id));
                }}
              >
                {labels.removeAll}
              </Button>
            </span>
          )}
          <VisuallyHidden isLive>
            {entries
              .filter(({ state }) => state === 'failed' || (state === 'sent' && options.upload))
              .map((entry) => `${entry.name} ${labels.state(entry)}`)
              .join(', ')}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
