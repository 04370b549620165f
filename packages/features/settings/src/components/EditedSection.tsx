import type { PushedSection, SettingSection, StoreSettings } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { pushMessages } from '../messages/push.ts';
import type { SectionProps } from './section.ts';
import * as styles from './settings.css.ts';

interface EditedSectionProps extends Pick<
  SectionProps,
  'settings' | 'merchantId' | 'isReadOnly' | 'onReload' | 'guard' | 'renderPicture'
> {
  section: SettingSection;
  Form: ComponentType<SectionProps>;
}

/** Returns the lock of a section, which only sections that can be pushed have. */
const lockIn = ({ locks }: StoreSettings, section: SettingSection) =>
  section in locks ? locks[section as PushedSection] : undefined;

/**
 * A section with a form, read-only while the group has locked it. Settings that someone else saves
 * are shown immediately, unless unsaved changes would be lost.
 */
export function EditedSection({ section, settings, Form, ...props }: EditedSectionProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(props.merchantId || undefined);
  const [base, setBase] = useState(settings);
  const [isDirty, setDirty] = useState(false);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const isElsewhere = settings.versions[section] > base.versions[section];
  const begin = useCallback((from: StoreSettings) => {
    setBase(from);
    setDirty(false);
    setRound((last) => last + 1);
  }, []);
  if (isElsewhere && !isDirty) begin(settings);
  // That of the edited version, so that unsaved changes can still be discarded.
  const lock = lockIn(base, section);
  return (
    <div ref={place} tabIndex={-1} className={styles.content}>
      <Form
        key={round}
        {...props}
        {...(lock && {
          isReadOnly: true,
          readOnly: formatMessage(pushMessages.lockedBy, {
            name: lock.by,
            time: dateTime(lock.at),
          }),
        })}
        settings={base}
        isElsewhere={isElsewhere}
        onDirty={setDirty}
        onSaved={(saved) => {
          begin(saved);
          // The saved form is replaced, and the pressed button with it.
          place.current?.focus();
        }}
        onLatest={() => begin(isElsewhere ? settings : base)}
      />
    </div>
  );
}
