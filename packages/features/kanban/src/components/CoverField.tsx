import { Button, DeleteIcon, FileUpload } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { downscale } from '../downscale.ts';
import { useCoverWords } from '../hooks/useCoverWords.ts';
import { coverWords as words } from '../messages/form.ts';
import { cover, coverLabel, preview } from './form.css.ts';

interface CoverFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const accept = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxSize = 20 * 1024 * 1024;

/** A picture for the card: dropped or chosen, made small, and shown as it will be. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const { formatMessage } = useIntl();
  // Each picture that was taken empties the field for the next one.
  const [round, setRound] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const fileWords = useCoverWords();
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
        <span aria-hidden>{formatMessage(words.cover)}</span>
        {value && (
          <Button
            size="s"
            tone="neutral"
            emphasis="ghost"
            icon={<DeleteIcon />}
            onPress={() => onChange(null)}
          >
            {formatMessage(words.remove)}
          </Button>
        )}
      </div>
      {value && <img className={preview} src={value} alt="" />}
      <FileUpload
        key={round}
        label={formatMessage(words.cover)}
        isLabelHidden
        words={fileWords}
        accept={accept}
        maxSize={maxSize}
        maxCount={1}
        errorMessage={isUnread ? formatMessage(words.unread) : undefined}
        onChange={([entry]) => {
          if (entry?.file) void take(entry.file);
        }}
      />
    </div>
  );
}
