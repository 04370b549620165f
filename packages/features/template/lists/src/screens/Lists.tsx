import { Grid, Heading, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { AutocompleteCard } from '../components/AutocompleteCard.tsx';
import { SelectCard } from '../components/SelectCard.tsx';
import { listsMessages as messages } from '../messages.ts';

/** A searchable select and an autocomplete, whose options come from the host. */
export function Lists() {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <div>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(messages.text)}
        </Text>
      </div>
      <Grid item="l" gap="l">
        <SelectCard />
        <AutocompleteCard />
      </Grid>
    </Stack>
  );
}
