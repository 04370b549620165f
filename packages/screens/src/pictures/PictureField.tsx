import { Button, DeleteIcon, FileUpload } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pictureFieldMessages as messages } from './messages.ts';
import * as styles from './PictureField.css.ts';
import { useFileTexts } from './useFileTexts.ts';
import { usePictureUpload } from './usePictureUpload.ts';

export interface PictureFieldProps {
  label: string;
  /** The label of the button that removes the picture. */
  removeLabel: string;
  /** The picture as a `data:` URL, or null for none. */
  value: string | null;
  /** The URL of the picture that is used if there's none. */
  fallback?: string;
  /** A preview instead of the picture itself, such as an avatar. */
  preview?: ReactNode;
  onChange: (value: string | null) => void;
}

const accept = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxSize = 20 * 1024 * 1024;
/** Twice the largest displayed width, and the longest result that the host accepts. */
const limits = { maxSide: 960, maxLength: 300_000 };

/** Field for a picture that stays in the browser. It's downscaled and previewed. */
export function PictureField({
  label,
  removeLabel,
  value,
  fallback,
  preview,
  onChange,
}: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const { key, isUnread, take } = usePictureUpload(limits, onChange);
  const texts = useFileTexts();
  const shown = value ?? fallback;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <span aria-hidden>{label}</span>
        {value && (
          <Button
            size="s"
            tone="neutral"
            emphasis="ghost"
            icon={<DeleteIcon />}
            onPress={() => onChange(null)}
          >
            {removeLabel}
          </Button>
        )}
      </div>
      {preview ?? (shown && <img className={styles.preview} src={shown} alt="" />)}
      <FileUpload
        key={key}
        label={label}
        isLabelHidden
        labels={texts}
        accept={accept}
        maxSize={maxSize}
        maxCount={1}
        errorMessage={isUnread ? formatMessage(messages.unreadable) : undefined}
        onChange={take}
      />
    </div>
  );
}
