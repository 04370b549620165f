import { fieldMessages } from '@servery/screens/messages';
import { Description, DescriptionList } from '@servery/ui';
import { useIntl } from 'react-intl';
import { appMessages as messages, categoryMessages } from '../messages/createApp.ts';
import type { AppValues } from './appValues.ts';

/** The step that shows an app before it’s created. */
export function AppReview({ values }: { values: AppValues }) {
  const { formatMessage } = useIntl();
  return (
    <DescriptionList>
      <Description term={formatMessage(fieldMessages.name)}>
        <bdi>{values.name}</bdi>
      </Description>
      <Description term={formatMessage(fieldMessages.category)}>
        {formatMessage(categoryMessages[values.category])}
      </Description>
      <Description term={formatMessage(messages.framework)}>{values.framework}</Description>
      <Description term={formatMessage(messages.database)}>{values.database}</Description>
    </DescriptionList>
  );
}
