import { usePictureUpload } from '@servery/screens/picture-upload';
import { Avatar, Button, FileUpload, Stack, type Refusal } from '@servery/ui';
import { useIntl } from 'react-intl';
import { avatarErrorMessages, avatarMessages as messages } from '../../messages/settings.ts';
import { avatarRow } from './settings.css.ts';

interface AvatarFieldProps {
  /** The name that the initials are made of. */
  name: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

const accept = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxSize = 800_000;
/** Twice the largest displayed side. */
const limits = { maxSide: 256, maxLength: 100_000 };

/** The picture of a person: a field that uploads one, and a button that returns to the initials. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const { formatMessage } = useIntl();
  const { key, isUnread, take } = usePictureUpload(limits, onChange);
  return (
    <div className={avatarRow}>
      <Avatar name={name} src={value} size="xl" isDecorative />
      <Stack gap="s" align="stretch">
        <FileUpload
          key={key}
          label={formatMessage(messages.label)}
          labels={{
            rules: formatMessage(messages.rules),
            // The picture stays in the browser, so there's no upload progress.
            state: () => '',
            refused: (file: string, reason: Refusal) =>
              formatMessage(avatarErrorMessages[reason === 'count' ? 'type' : reason], {
                name: file,
              }),
          }}
          accept={accept}
          maxSize={maxSize}
          maxCount={1}
          errorMessage={isUnread ? formatMessage(messages.unread) : undefined}
          onChange={take}
        />
        <div>
          <Button isDisabled={value === null} onPress={() => onChange(null)}>
            {formatMessage(messages.reset)}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
