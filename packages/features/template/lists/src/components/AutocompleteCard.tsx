import { LoadError } from '@servery/screens';
import { Card, ComboBox, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSuggestions } from '../hooks/useLists.ts';
import { chosenMessage, listsMessages as messages, rankMessage } from '../messages.ts';

/** A text field with suggestions, which also accepts any other text. */
export function AutocompleteCard() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useSuggestions();
  const [title, setTitle] = useState<string | null>(null);
  return (
    <Card padding="l" title={formatMessage(messages.autocomplete)}>
      <Stack gap="m">
        {error && (
          <LoadError
            level={3}
            error={error}
            title={formatMessage(messages.failed)}
            onRetry={mutate}
          />
        )}
        <ComboBox
          allowsCustomValue
          label={formatMessage(messages.filmTitle)}
          description={formatMessage(messages.autocompleteHelp)}
          options={(data?.suggestions ?? []).map((film) => ({
            value: film.title,
            label: film.title,
            description: formatMessage(rankMessage, { rank: film.rank }),
          }))}
          value={title}
          onChange={setTitle}
        />
        <Text>{title && formatMessage(chosenMessage, { title })}</Text>
      </Stack>
    </Card>
  );
}
