import type { SettingSection, StoreSettings } from '@servery/api';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import type { SectionProps } from './section.ts';
import * as styles from './settings.css.ts';

interface EditedSectionProps extends Pick<
  SectionProps,
  'settings' | 'merchantId' | 'isReadOnly' | 'onReload' | 'guard' | 'renderPicture'
> {
  section: SettingSection;
  Form: ComponentType<SectionProps>;
}

/**
 * A section with a form. Settings that someone else saves are shown immediately, unless unsaved
 * changes would be lost.
 */
export function EditedSection({ section, settings, Form, ...props }: EditedSectionProps) {
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
  return (
    <div ref={place} tabIndex={-1} className={styles.content}>
      <Form
        key={round}
        {...props}
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
