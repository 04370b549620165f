import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the list of locked people and counters. */
export const lockMessages = {
  ...defineMessages({
    title: { id: 'account.locks.title', defaultMessage: 'Locked sign-ins' },
    lead: {
      id: 'account.locks.lead',
      defaultMessage:
        'Locked after several incorrect passwords or PINs. If it wasn’t a mistake, find out who tried before you unlock them.',
    },
    unlock: { id: 'account.locks.unlock', defaultMessage: 'Unlock' },
    needsOwner: {
      id: 'account.locks.needsOwner',
      defaultMessage: 'Only the account owner can unlock this person.',
    },
  }),
  until: defineMessage<{ time: string }>({
    id: 'account.locks.until',
    defaultMessage: 'Locked until {time}',
  }),
  unlockName: defineMessage<{ name: string }>({
    id: 'account.locks.unlockName',
    defaultMessage: 'Unlock {name}',
  }),
  unlocked: defineMessage<{ name: string }>({
    id: 'account.locks.unlocked',
    defaultMessage: '{name} unlocked',
  }),
};
