import { Button, DeleteIcon, FileUpload } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { downscale } from '../downscale.ts';
import { useCoverMessages } from '../hooks/useCoverMessages.ts';
import { coverMessages as messages } from '../messages/form.ts';
import { cover, coverLabel, preview } from './form.css.ts';

interface CoverFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const accept = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxSize = 20 * 1024 * 1024;

/** Field for a card's cover picture, which is downscaled and previewed. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const { formatMessage } = useIntl();
  // A new key per picture empties the upload field for the next one.
  const [round, setRound] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const fileMessages = useCoverMessages();
  const take = async (file: File) => {
    try {
      onChange(await downscale(file));
      setUnread(false);
    } catch {
      setUnread(true);
    }
    setRound((last) => last + 1);
  };
  return (
    <div className={cover}>
      <div className={coverLabel}>
        <span aria-hidden>{formatMessage(messages.cover)}</span>
        {value && (
          <Button
            size="s"
            tone="neutral"
            emphasis="ghost"
            icon={<DeleteIcon />}
            onPress={() => onChange(null)}
          >
            {formatMessage(messages.remove)}
          </Button>
        )}
      </div>
      {value && <img className={preview} src={value} alt="" />}
      <FileUpload
        key={round}
        label={formatMessage(messages.cover)}
        isLabelHidden
        labels={fileMessages}
        accept={accept}
        maxSize={maxSize}
        maxCount={1}
        errorMessage={isUnread ? formatMessage(messages.unread) : undefined}
        onChange={([entry]) => {
          if (entry?.file) void take(entry.file);
        }}
      />
    </div>
  );
}
