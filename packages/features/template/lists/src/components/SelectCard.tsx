import { Card, ComboBox, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoadOptions } from '../hooks/useLists.ts';
import { chosenMessage, listsMessages as messages } from '../messages.ts';

/** A select whose options the host searches. */
export function SelectCard() {
  const { formatMessage } = useIntl();
  const load = useLoadOptions();
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const [value, setValue] = useState<string | null>(null);
  const title = value === null ? undefined : labels.get(value);
  return (
    <Card padding="l" title={formatMessage(messages.select)}>
      <Stack gap="m">
        <ComboBox
          label={formatMessage(messages.film)}
          description={formatMessage(messages.selectHelp)}
          value={value}
          labelOf={(id) => labels.get(id) ?? ''}
          load={async (text) => {
            const options = await load(text);
            setLabels(
              (known) => new Map([...known, ...options.map((it) => [it.value, it.label] as const)]),
            );
            return options;
          }}
          onChange={setValue}
        />
        <Text>{title && formatMessage(chosenMessage, { title })}</Text>
      </Stack>
    </Card>
  );
}
