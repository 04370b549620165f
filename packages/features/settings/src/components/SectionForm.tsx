import { SaveActions, type useEndpointForm } from '@servery/screens/form';
import { Banner, useUnsavedGuard } from '@servery/ui';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from '../messages/settings.ts';
import type { SectionProps } from './section.ts';
import * as styles from './settings.css.ts';

type Form = Pick<
  ReturnType<typeof useEndpointForm>,
  'form' | 'formError' | 'isDirty' | 'isPending'
>;

interface SectionFormProps extends Pick<
  SectionProps,
  'isReadOnly' | 'isElsewhere' | 'onDirty' | 'onLatest' | 'guard'
> {
  form: Form;
  /** Why the section can't be changed, if not because of the permission to edit settings. */
  readOnly?: string;
  children: ReactNode;
}

/** The form of a section: its fields, its errors, and the buttons that save or discard changes. */
export function SectionForm({ form, readOnly, children, ...props }: SectionFormProps) {
  const { isReadOnly, isElsewhere, onDirty, onLatest, guard } = props;
  const { formatMessage } = useIntl();
  const { isDirty, isPending, formError } = form;
  const { question, onCloseRequest } = useUnsavedGuard({ isDirty, onDiscard: onLatest });
  useEffect(() => {
    guard.current = onCloseRequest;
    return () => {
      guard.current = () => true;
    };
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form {...form.form} className={styles.stack}>
      {isReadOnly && <Banner tone="info">{readOnly ?? formatMessage(messages.readOnly)}</Banner>}
      {isElsewhere && isDirty && (
        <Banner tone="warning" title={formatMessage(messages.changedTitle)}>
          {formatMessage(messages.changed)}
        </Banner>
      )}
      {formError && (
        <Banner tone="danger" isLive>
          {formError}
        </Banner>
      )}
      {children}
      {!isReadOnly && (
        <SaveActions isSticky isDirty={isDirty} isPending={isPending} onDiscard={onLatest} />
      )}
      {question}
    </form>
  );
}
