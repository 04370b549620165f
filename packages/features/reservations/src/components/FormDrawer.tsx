import { FormDrawer as KitFormDrawer, type FormDrawerProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** A form beside the list that it is about, with the words of bookings. */
export function FormDrawer(props: Omit<FormDrawerProps, 'words'>) {
  const { formatMessage } = useIntl();
  return (
    <KitFormDrawer
      {...props}
      words={{
        close: formatMessage(words.close),
        cancel: formatMessage(words.cancel),
        discardTitle: formatMessage(words.discardTitle),
        discardText: formatMessage(words.discardText),
        discard: formatMessage(words.discard),
        keep: formatMessage(words.keepEditing),
      }}
    />
  );
}
