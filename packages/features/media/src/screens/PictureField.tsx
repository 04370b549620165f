import { Button, ImageIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import * as cardStyles from '../components/card.css.ts';
import * as styles from '../components/field.css.ts';
import { Picture } from '../components/PictureCard.tsx';
import { useMedia } from '../hooks/useMedia.ts';
import { pickerMessages as messages } from '../messages/picker.ts';

const MediaPicker = lazy(async () => ({
  default: (await import('./MediaPicker.tsx')).MediaPicker,
}));

export interface PictureFieldProps {
  /** @default 'Picture' */
  label?: string;
  /** The id of the picture; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
  /**
   * The merchant whose pictures are shown, for users of several merchants.
   *
   * @default the user's own merchant
   */
  merchantId?: number;
  /** Whether the picture is only shown. @default false */
  isReadOnly?: boolean;
}

/**
 * Field that shows a picture and lets the user select another or none, for use by other features.
 */
export function PictureField({ label, value, onChange, ...props }: PictureFieldProps) {
  const { merchantId, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const { data } = useMedia(
    value === null ? null : { ids: [value], merchant_id: merchantId ?? '' },
  );
  const [isPicking, setPicking] = useState(false);
  const picture = data?.aaData.find(({ id }) => id === value);
  const isGone = value !== null && data !== undefined && !picture;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label ?? formatMessage(messages.label)}</legend>
      <span className={styles.preview}>
        {value !== null && picture ? (
          <Picture picture={picture} size="small" />
        ) : (
          <span className={cardStyles.frame}>
            <ImageIcon aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.textBlock}>
        <span className={styles.note} role="status">
          {value === null && formatMessage(messages.none)}
          {value !== null && picture && <bdi>{picture.name}</bdi>}
          {isGone && formatMessage(messages.gone)}
        </span>
        {!isReadOnly && (
          <span className={styles.tools}>
            <Button size="s" onPress={() => setPicking(true)}>
              {formatMessage(value === null ? messages.choose : messages.change)}
            </Button>
            {value !== null && (
              <Button size="s" tone="danger" emphasis="ghost" onPress={() => onChange(null)}>
                {formatMessage(messages.remove)}
              </Button>
            )}
          </span>
        )}
      </span>
      {isPicking && (
        <Suspense>
          <MediaPicker
            value={value}
            merchantId={merchantId}
            onPick={({ id }) => onChange(id)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
