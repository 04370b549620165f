import { chatReasons, reportChatContact, type ChatContact } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Checkbox, FormDrawer, Radio, RadioGroup, TextArea } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Report } from '../hooks/useContactChanges.ts';
import {
  contactMessages as messages,
  reasonMessages,
  reportErrorMessages,
  reportPersonMessages,
} from '../messages/contact.ts';

interface ReportFormProps {
  contact: ChatContact;
  onReport: (report: Report) => Promise<unknown>;
  onClose: () => void;
}

const blank = { reason: null as Report['reason'] | null, note: '', isBlocking: false };

/** Form to report a contact, which can also block them. */
export function ReportForm({ contact, onReport, onClose }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const form = useEndpointForm(reportChatContact, {
    defaults: blank,
    toInput: (values) => ({ body: { contactId: contact.id, ...values } }),
    send: async ({ body: { contactId: _, ...report } }) => {
      await onReport({ ...report, note: report.note.trim() });
      onClose();
    },
    explain: () => formatMessage(messages.reportFailed),
    messages: reportErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(reportPersonMessages, { person: contact.fullName })}
      action={formatMessage(messages.report)}
      {...form.drawer}
      onClose={onClose}
    >
      <RadioGroup<string>
        label={formatMessage(messages.reason)}
        {...form.message('reason')}
        value={form.values.reason ?? ''}
        onChange={(next) => form.set('reason', next as Report['reason'])}
      >
        {chatReasons.map((one) => (
          <Radio key={one} value={one}>
            {formatMessage(reasonMessages[one])}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea label={formatMessage(messages.note)} {...form.field('note')} />
      <Checkbox {...form.toggle('isBlocking')}>{formatMessage(messages.blockToo)}</Checkbox>
    </FormDrawer>
  );
}
