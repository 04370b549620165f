import { appCategories, type AppCategory } from '@servery/api/template';
import type { EndpointForm } from '@servery/screens/form';
import { fieldMessages } from '@servery/screens/messages';
import {
  ChartIcon,
  ChoiceCard,
  LayoutIcon,
  RadioCards,
  ReceiptIcon,
  Stack,
  TextField,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { categoryMessages } from '../messages/createApp.ts';
import type { AppValues } from './appValues.ts';

const icons = {
  ordering: <ReceiptIcon />,
  reporting: <ChartIcon />,
  website: <LayoutIcon />,
} satisfies Record<AppCategory, unknown>;

/** The step that asks for the name and the category of an app. */
export function AppDetails({ form }: { form: EndpointForm<AppValues> }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l" align="stretch">
      <TextField
        label={formatMessage(fieldMessages.name)}
        autoComplete="off"
        {...form.field('name')}
      />
      <RadioCards<AppCategory>
        label={formatMessage(fieldMessages.category)}
        {...form.message('category')}
        value={form.values.category}
        onChange={(category) => form.set('category', category)}
      >
        {appCategories.map((category) => (
          <ChoiceCard key={category} value={category} icon={icons[category]}>
            {formatMessage(categoryMessages[category])}
          </ChoiceCard>
        ))}
      </RadioCards>
    </Stack>
  );
}
