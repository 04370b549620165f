import type { Rights, StaffRights } from '@servery/api';
import { Tabs, useUnsavedGuard } from '@servery/ui';
import { useIntl } from 'react-intl';
import { rightsMessages as messages } from '../../messages/rights.ts';
import { RightsForm } from './RightsForm.tsx';
import { SeenByPerson, type SeenPages } from './SeenByPerson.tsx';
import { useRightsForm } from './useRightsForm.ts';

interface RightsTabsProps {
  rights: StaffRights;
  label: string;
  tab: 'edit' | 'seen';
  onTab: (tab: 'edit' | 'seen') => void;
  pagesFor: (rights: Rights) => readonly SeenPages[];
  onReload: () => Promise<StaffRights | undefined>;
}

/** The form of a person's permissions, and what the person sees with them. */
export function RightsTabs({ rights, label, tab, onTab, pagesFor, onReload }: RightsTabsProps) {
  const { formatMessage } = useIntl();
  const form = useRightsForm(rights, onReload);
  // Both tabs are part of the form: the preview shows changes that aren't saved.
  const { question } = useUnsavedGuard({ isDirty: form.isDirty, onDiscard: form.discard });
  return (
    <>
      {question}
      <Tabs
        label={label}
        selectedKey={tab}
        onSelectionChange={(next) => onTab(next === 'seen' ? 'seen' : 'edit')}
        items={[
          {
            id: 'edit',
            title: formatMessage(messages.tab),
            content: <RightsForm form={form} />,
          },
          {
            id: 'seen',
            title: formatMessage(messages.seen),
            content: (
              <SeenByPerson rights={form.shown} isDraft={form.isDirty} pagesFor={pagesFor} />
            ),
          },
        ]}
      />
    </>
  );
}
