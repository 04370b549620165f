import { Heading, Link, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accessMessages as messages } from '../messages/access.ts';

export interface AnalystsPageProps {
  /** The URL of the access control page. */
  backHref: string;
}

/** A page that only roles with permission can open. */
export function AnalystsPage({ backHref }: AnalystsPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <div>
        <Link href={backHref}>{formatMessage(messages.title)}</Link>
        <Heading level={1}>{formatMessage(messages.analysts)}</Heading>
      </div>
      <Text as="p">{formatMessage(messages.pageText)}</Text>
    </Stack>
  );
}
