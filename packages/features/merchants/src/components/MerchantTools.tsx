import { actionMessages } from '@servery/screens/messages';
import { IconButton, Menu, MoreIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { handOverMessages as messages } from '../messages/agents.ts';

const HandOverForm = lazy(async () => ({
  default: (await import('./HandOverForm.tsx')).HandOverForm,
}));

/** The menu of actions that affect several merchants. */
export function MerchantTools() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage(actionMessages.moreTools);
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        items={[
          {
            id: 'handOver',
            label: formatMessage(messages.handOverDots),
            onAction: () => setOpen(true),
          },
        ]}
        trigger={
          <IconButton label={label} emphasis="outline">
            <MoreIcon />
          </IconButton>
        }
      />
      <Suspense fallback={null}>
        {isOpen && <HandOverForm onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
