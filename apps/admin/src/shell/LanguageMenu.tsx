import { IconButton, LanguageIcon, Menu } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';
import { useLookChoices } from './useLookChoices.ts';

/** The menu for the language of the app. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { language } = useLookChoices();
  const label = formatMessage(messages.language);
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label}>
          <LanguageIcon />
        </IconButton>
      }
      items={[language]}
    />
  );
}
