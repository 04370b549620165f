import type { ClockAction } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the time clock. */
export const clockMessages = defineMessages({
  open: { id: 'staff.clock.open', defaultMessage: 'Clock in or out' },
  title: { id: 'staff.clock.title', defaultMessage: 'Time clock' },
  action: { id: 'staff.clock.action', defaultMessage: 'What would you like to do?' },
  pin: { id: 'staff.clock.pin', defaultMessage: 'Your PIN' },
});

/** The actions of the time clock. */
export const actionMessages: Record<ClockAction, MessageDescriptor> = defineMessages({
  clock_in: { id: 'staff.clock.in', defaultMessage: 'Clock in' },
  start_break: { id: 'staff.clock.startBreak', defaultMessage: 'Start break' },
  end_break: { id: 'staff.clock.endBreak', defaultMessage: 'End break' },
  clock_out: { id: 'staff.clock.out', defaultMessage: 'Clock out' },
});

/** The greetings of the time clock. */
export const greetingMessages: Record<ClockAction, MessageDescriptor> = defineMessages({
  clock_in: {
    id: 'staff.clock.hello',
    defaultMessage: 'Hello, {name}! You clocked in at {time}.',
  },
  start_break: {
    id: 'staff.clock.enjoy',
    defaultMessage: 'Enjoy your break, {name}! It started at {time}.',
  },
  end_break: {
    id: 'staff.clock.welcome',
    defaultMessage: 'Welcome back, {name}! Your break ended at {time}.',
  },
  clock_out: {
    id: 'staff.clock.goodbye',
    defaultMessage: 'Goodbye, {name}! You clocked out at {time} after {hours} of work.',
  },
});

/** Why someone couldn't clock in or out, with what to do. */
export const clockProblemMessages = defineMessages({
  wrongPin: {
    id: 'staff.clock.wrongPin',
    defaultMessage: 'Nobody here has this PIN. Try again.',
  },
  locked: {
    id: 'staff.clock.locked',
    defaultMessage: 'Too many incorrect PINs. Wait a few minutes and try again.',
  },
  throttled: shared.throttled,
  clocked_in: { id: 'staff.clock.clockedIn', defaultMessage: 'You’re already clocked in.' },
  not_clocked_in: {
    id: 'staff.clock.notClockedIn',
    defaultMessage: 'You aren’t clocked in. Clock in first.',
  },
  on_break: { id: 'staff.clock.onBreak', defaultMessage: 'You’re already on a break.' },
  not_on_break: { id: 'staff.clock.notOnBreak', defaultMessage: 'You aren’t on a break.' },
  not_employed: {
    id: 'staff.clock.notEmployed',
    defaultMessage:
      'Your account isn’t linked to an employee. Ask your manager to link it on the Employees page.',
  },
  featureOff: shared.featureOff,
  forbidden: shared.forbidden,
  offline: shared.offline,
  other: shared.failed,
});
