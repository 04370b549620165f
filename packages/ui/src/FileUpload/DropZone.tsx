import { useState, type DragEvent, type Ref } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { UploadIcon } from '../icons.ts';
import { choose, input, invitation, rules as rulesLook, sign, zone } from './FileUpload.css.ts';
import type { FileUploadWords } from './words.ts';

export interface DropZoneProps {
  control: FieldControl;
  words: FileUploadWords;
  accept: readonly string[] | undefined;
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A file input as large as the place where files are dropped; the browser does the rest. */
export function DropZone({ control, words, accept, isMultiple, onFiles, ...props }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const { readOnly: _readOnly, ...native } = control;
  const rulesId = `${control.id}-rules`;
  const described = [words.rules && rulesId, control['aria-describedby']].filter(Boolean);
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
        {words.drop} <span className={choose}>{words.choose}</span>
      </span>
      {words.rules && (
        <span id={rulesId} className={rulesLook}>
          {words.rules}
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
          // The same file can be chosen again.
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
