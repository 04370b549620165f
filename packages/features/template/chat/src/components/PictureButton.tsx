import { IconButton, ImageIcon } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../messages/compose.ts';

/** Button that opens the file picker for a picture. */
export function PictureButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const label = formatMessage(messages.picture);
  return (
    <>
      <IconButton label={label} onPress={() => file.current?.click()}>
        <ImageIcon />
      </IconButton>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
