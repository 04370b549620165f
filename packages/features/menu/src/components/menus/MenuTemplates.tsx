import { Button, Inline, Stack, Text } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { importMessages as messages } from '../../messages/import.ts';
import { menuTemplates } from './templates/index.ts';

interface MenuTemplatesProps {
  /** Called with the name and the file of the chosen template. */
  onChoose: (name: string, load: () => Promise<Blob>) => Promise<void>;
}

/** The menus to start from, for a business that has no file of its own. */
export function MenuTemplates({ onChoose }: MenuTemplatesProps) {
  const { formatMessage } = useIntl();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Stack gap="s">
        <Text id={label} weight="medium">
          {formatMessage(messages.templates)}
        </Text>
        <Text tone="muted" size="s">
          {formatMessage(messages.templatesHelp)}
        </Text>
        <Inline gap="s">
          {menuTemplates.map(({ id, label, load }) => (
            <Button
              key={id}
              onPress={() =>
                void onChoose(formatMessage(label), async () => new Blob([(await load()).csv]))
              }
            >
              {formatMessage(label)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
