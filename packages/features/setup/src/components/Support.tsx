import type { SetUpGuide } from '@servery/api';
import { Link, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { setupMessages as messages } from '../messages/setup.ts';

/** Where a merchant gets help, if the platform has a contact. */
export function Support({ support: { name, email, hotline } }: Pick<SetUpGuide, 'support'>) {
  const { formatMessage } = useIntl();
  if (email === '' && hotline === '') return null;
  return (
    <Stack gap="xs" align="start">
      <Text as="p" tone="muted">
        {name === ''
          ? formatMessage(messages.support)
          : formatMessage(messages.supportOf, { name })}
      </Text>
      {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
      {hotline !== '' && (
        <Link href={`tel:${hotline}`}>
          <bdi dir="ltr">{hotline}</bdi>
        </Link>
      )}
    </Stack>
  );
}
