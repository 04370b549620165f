import type { Rights, StaffRights } from '@servery/api';
import { rightsIn } from '@servery/domain/staff';
import { Banner, Card, Description, DescriptionList, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePercent } from '../../hooks/usePercent.ts';
import { rightsMessages as messages } from '../../messages/rights.ts';
import { GrantTables } from './GrantTables.tsx';

/** A part of the menu with the titles of its pages. */
export interface SeenPages {
  title: string;
  pages: readonly string[];
}

interface SeenByPersonProps {
  rights: StaffRights;
  /** Whether the permissions include changes that aren't saved. */
  isDraft: boolean;
  /** Returns the menu of a person with some rights. */
  pagesFor: (rights: Rights) => readonly SeenPages[];
}

/** What a person sees: the pages of their menu, and every permission with its rule. */
export function SeenByPerson({ rights, isDraft, pagesFor }: SeenByPersonProps) {
  const { formatMessage, formatList } = useIntl();
  const percent = usePercent();
  const all = rightsIn(rights);
  const parts = pagesFor(all);
  const rate = all.grants['order.discount'] === 'approve' ? all.discount_free_rate : 0;
  return (
    <Stack gap="l" align="stretch">
      {isDraft && <Banner tone="info">{formatMessage(messages.draft)}</Banner>}
      <Card title={formatMessage(messages.pages)}>
        {parts.length === 0 ? (
          <Text tone="muted">{formatMessage(messages.noPages)}</Text>
        ) : (
          <DescriptionList look="pairs">
            {parts.map(({ title, pages }) => (
              <Description key={title} term={title}>
                {formatList(pages, { type: 'unit' })}
              </Description>
            ))}
          </DescriptionList>
        )}
      </Card>
      {rate > 0 && (
        <Text as="p">{formatMessage(messages.discountSeen, { rate: percent(rate) })}</Text>
      )}
      <GrantTables grants={rights.grants} />
    </Stack>
  );
}
