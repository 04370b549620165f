import { Card, CheckIcon, CloseIcon, Table, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { licenceMessages as messages, licenceUseMessages } from '../messages/licence.ts';
import * as styles from './licence.css.ts';

interface LicenceUse {
  id: keyof typeof licenceUseMessages;
  isInRegular: boolean;
  isInExtended: boolean;
}

const uses: readonly LicenceUse[] = [
  { id: 'own', isInRegular: true, isInExtended: true },
  { id: 'client', isInRegular: true, isInExtended: true },
  { id: 'changes', isInRegular: true, isInExtended: true },
  { id: 'updates', isInRegular: true, isInExtended: true },
  { id: 'paid', isInRegular: false, isInExtended: true },
  { id: 'resale', isInRegular: false, isInExtended: false },
];

/** The uses of the template that each licence includes. */
export function LicenceTable() {
  const { formatMessage } = useIntl();
  const mark = (isIncluded: boolean) => (
    <span className={isIncluded ? styles.included : styles.excluded}>
      {isIncluded ? <CheckIcon aria-hidden /> : <CloseIcon aria-hidden />}
      <VisuallyHidden>
        {formatMessage(isIncluded ? messages.included : messages.excluded)}
      </VisuallyHidden>
    </span>
  );
  return (
    <Card padding="none">
      <Table
        caption={formatMessage(messages.compare)}
        isCaptionHidden
        rows={uses}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'use',
            header: formatMessage(messages.use),
            isRowHeader: true,
            cell: ({ id }) => formatMessage(licenceUseMessages[id]),
          },
          {
            id: 'regular',
            header: formatMessage(messages.regular),
            align: 'center',
            cell: ({ isInRegular }) => mark(isInRegular),
          },
          {
            id: 'extended',
            header: formatMessage(messages.extended),
            align: 'center',
            cell: ({ isInExtended }) => mark(isInExtended),
          },
        ]}
      />
    </Card>
  );
}
