import type { PushedSection } from '@servery/api';
import { Button } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from '../../messages/push.ts';
import type { SectionProps } from '../section.ts';

const SettingPushDrawer = lazy(async () => ({
  default: (await import('./SettingPushDrawer.tsx')).SettingPushDrawer,
}));

interface ApplyToOutletsProps extends Pick<SectionProps, 'settings' | 'guard'> {
  section: PushedSection;
}

/** The button that opens the push of a section. Saved values are pushed, so it asks about others. */
export function ApplyToOutlets({ settings, section, guard }: ApplyToOutletsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await guard.current()) setOpen(true);
  };
  return (
    <div>
      <Button onPress={() => void open()}>{formatMessage(messages.open)}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingPushDrawer settings={settings} section={section} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
