import { useState, type DragEvent, type Ref } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { UploadIcon } from '../icons.ts';
import { choose, input, invitation, rules as rulesLook, sign, zone } from './FileUpload.css.ts';
import type { FileUploadLabels } from './labels.ts';

export interface DropZoneProps {
  /** The attributes from the field. */
  control: FieldControl;
  /** The texts of the field. */
  labels: FileUploadLabels;
  /** The accepted media types and file extensions. */
  accept: readonly string[] | undefined;
  /** Whether several files can be selected. */
  isMultiple: boolean;
  /** Called with the files when the user selects or drops some. */
  onFiles: (files: readonly File[]) => void;
  /** Called when the input loses focus. */
  onBlur?: () => void;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A file input that covers the whole drop area. */
export function DropZone({
  control,
  labels,
  accept,
  isMultiple,
  onFiles,
  ...props
}: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const { readOnly: _readOnly, ...native } = control;
  const rulesId = `${control.id}-rules`;
  const described = [labels.rules && rulesId, control['aria-describedby']].filter(Boolean);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!control.disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={zone}
      data-over={isOver || undefined}
      data-invalid={control['aria-invalid']}
      data-disabled={control.disabled || undefined}
    >
      <span className={sign}>
        <UploadIcon aria-hidden />
      </span>
      <span className={invitation}>
        {labels.drop} <span className={choose}>{labels.choose}</span>
      </span>
      {labels.rules && (
        <span id={rulesId} className={rulesLook}>
          {labels.rules}
        </span>
      )}
      <input
        {...native}
        ref={props.ref}
        type="file"
        title=""
        className={input}
        aria-describedby={described.join(' ') || undefined}
        accept={accept?.join(',')}
        multiple={isMultiple}
        onBlur={props.onBlur}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allow the same file to be selected again.
          event.target.value = '';
        }}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
    </div>
  );
}
