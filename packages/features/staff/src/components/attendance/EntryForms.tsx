import {
  confirmAttendance,
  deleteAttendance,
  editAttendance,
  type AttendanceEntry,
} from '@servery/api';
import { breakMinutes } from '@servery/domain/attendance';
import { toLocal } from '@servery/domain/time';
import { NumberField, useFormat } from '@servery/screens';
import { useEndpointForm, type FormFieldProps } from '@servery/screens/form';
import { fieldMessages } from '@servery/screens/messages';
import { DateTimeField, FormDrawer, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAttendanceAction } from '../../hooks/useAttendance.ts';
import { useAttendanceProblem } from '../../hooks/useAttendanceProblem.ts';
import { entryErrorMessages, entryMessages as messages } from '../../messages/attendanceEntry.ts';

/** A change of an entry. */
export type EntryChange = 'confirm' | 'correct' | 'delete';

interface EntryFormProps {
  entry: AttendanceEntry;
  merchantId: number | '';
  onClose: () => void;
}

/** Returns what the forms of an entry share. */
function useEntry({ entry, merchantId, onClose }: EntryFormProps) {
  const { formatMessage } = useIntl();
  const { time_zone } = useFormat(merchantId || undefined);
  const { id, version, employee, clocked_in_at, clocked_out_at, breaks } = entry;
  const start = toLocal(clocked_in_at, time_zone);
  return {
    target: { params: { id }, version },
    times: {
      clocked_in_at: start,
      // Without a clock-out, on the day of the clock-in.
      clocked_out_at: clocked_out_at === null ? start : toLocal(clocked_out_at, time_zone),
      unpaid_minutes: breakMinutes(breaks, false),
      paid_minutes: breakMinutes(breaks, true),
    },
    saved: () => {
      toast.success({ title: formatMessage(messages.saved, { name: employee.name }) });
      onClose();
    },
  };
}

interface BreakFieldsProps {
  unpaid: FormFieldProps<number | null>;
  paid: FormFieldProps<number | null>;
}

/** The lengths of the unpaid and the paid breaks, in minutes. */
function BreakFields({ unpaid, paid }: BreakFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <NumberField label={formatMessage(messages.unpaidMinutes)} {...unpaid} />
      <NumberField label={formatMessage(messages.paidMinutes)} {...paid} />
    </>
  );
}

/** Drawer that confirms when someone who forgot to clock out stopped working. */
function ConfirmForm(props: EntryFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAttendanceAction(confirmAttendance);
  const { target, times, saved } = useEntry(props);
  const { clocked_in_at: _, ...defaults } = times;
  const form = useEndpointForm(confirmAttendance, {
    defaults,
    toInput: (values) => ({
      params: target.params,
      body: { version: target.version, ...values },
    }),
    send: async (input) => {
      await trigger(input);
      saved();
    },
    explain: useAttendanceProblem(),
    messages: entryErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.confirm)}
      action={formatMessage(messages.confirm)}
      {...form.drawer}
      onClose={props.onClose}
    >
      <DateTimeField label={formatMessage(messages.out)} {...form.field('clocked_out_at')} />
      <BreakFields unpaid={form.field('unpaid_minutes')} paid={form.field('paid_minutes')} />
    </FormDrawer>
  );
}

/** Drawer that corrects an entry. */
function CorrectForm(props: EntryFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAttendanceAction(editAttendance);
  const { target, times, saved } = useEntry(props);
  const form = useEndpointForm(editAttendance, {
    defaults: { ...times, reason: '' },
    toInput: (values) => ({
      params: target.params,
      body: { version: target.version, ...values },
    }),
    send: async (input) => {
      await trigger(input);
      saved();
    },
    explain: useAttendanceProblem(),
    messages: entryErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.correctTitle)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={props.onClose}
    >
      <DateTimeField label={formatMessage(messages.in)} {...form.field('clocked_in_at')} />
      <DateTimeField label={formatMessage(messages.out)} {...form.field('clocked_out_at')} />
      <BreakFields unpaid={form.field('unpaid_minutes')} paid={form.field('paid_minutes')} />
      <TextField
        label={formatMessage(fieldMessages.reason)}
        description={formatMessage(messages.reasonHelp)}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}

/** Drawer that deletes an entry. */
function DeleteForm(props: EntryFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAttendanceAction(deleteAttendance);
  const { target } = useEntry(props);
  const { entry, onClose } = props;
  const form = useEndpointForm(deleteAttendance, {
    defaults: { reason: '' },
    toInput: (values) => ({
      params: target.params,
      body: { version: target.version, ...values },
    }),
    send: async (input) => {
      await trigger(input);
      const { name } = entry.employee;
      toast.success({ title: formatMessage(messages.deleted, { name }) });
      onClose();
    },
    explain: useAttendanceProblem(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.deleteTitle)}
      action={formatMessage(messages.delete)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(fieldMessages.reason)}
        description={formatMessage(messages.deleteHelp)}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}

const forms = { confirm: ConfirmForm, correct: CorrectForm, delete: DeleteForm };

/** Drawer with the form of a change of an entry. */
export function EntryForm({ change, ...props }: EntryFormProps & { change: EntryChange }) {
  const Form = forms[change];
  return <Form {...props} />;
}
