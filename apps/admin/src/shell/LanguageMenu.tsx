import { IconButton, LanguageIcon, Menu } from '@servery/ui';
import { useIntl } from 'react-intl';
import { shellWords as words } from './words.ts';
import { useLookChoices } from './useLookChoices.ts';

/** Which language the app speaks. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { language } = useLookChoices();
  const label = formatMessage(words.language);
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
