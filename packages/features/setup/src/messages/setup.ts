import type { GuideStepName } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, orderMessages, setUpStepMessages } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the set-up guide. */
export const setupMessages = defineMessages({
  title: { id: 'setup.title', defaultMessage: 'Set up {name}' },
  untitled: { id: 'setup.untitled', defaultMessage: 'Set-up guide' },
  lead: {
    id: 'setup.lead',
    defaultMessage:
      'Do the steps in any order, and stop whenever you like. You can change everything later.',
  },
  progress: {
    id: 'setup.progress',
    defaultMessage: '{done, number} of {total, number} steps finished',
  },
  steps: { id: 'setup.steps', defaultMessage: 'Steps' },
  done: { id: 'setup.done', defaultMessage: 'Done' },
  skipped: { id: 'setup.skipped', defaultMessage: 'Skipped' },
  skip: { id: 'setup.skip', defaultMessage: 'Skip' },
  skipNamed: { id: 'setup.skipNamed', defaultMessage: 'Skip: {step}' },
  undo: actionMessages.undo,
  undoNamed: { id: 'setup.undoNamed', defaultMessage: 'Undo: {step}' },
  markDone: { id: 'setup.markDone', defaultMessage: 'No tax' },
  markDoneNamed: { id: 'setup.markDoneNamed', defaultMessage: 'No tax: {step}' },
  live: { id: 'setup.live', defaultMessage: 'Ready to open?' },
  liveText: {
    id: 'setup.liveText',
    defaultMessage:
      'Finish the set-up, then take your first order. You can do the other steps later.',
  },
  needs: { id: 'setup.needs', defaultMessage: 'To open, first finish: {steps}' },
  goLive: { id: 'setup.goLive', defaultMessage: 'Open for business' },
  isLive: { id: 'setup.isLive', defaultMessage: '{name} is open for business' },
  isLiveText: {
    id: 'setup.isLiveText',
    defaultMessage: 'Everything is ready for the first order.',
  },
  firstOrder: orderMessages.firstOrder,
  board: { id: 'setup.board', defaultMessage: 'Go to live orders' },
  failed: { id: 'setup.failed', defaultMessage: 'Couldn’t load the set-up guide' },
  support: { id: 'setup.support', defaultMessage: 'Need help? Contact us.' },
  supportOf: { id: 'setup.supportOf', defaultMessage: 'Need help? Contact {name}.' },
});

/** The name of each step. */
export const stepNames = setUpStepMessages;

/** What each step is for, and what doesn’t work without it. */
export const stepTexts: Readonly<Record<GuideStepName, MessageDescriptor>> = defineMessages({
  profile: {
    id: 'setup.profileText',
    defaultMessage: 'Your address and tax numbers. Without them, receipts show only your name.',
  },
  hours: {
    id: 'setup.hoursText',
    defaultMessage: 'Your hours and holidays. Without them, guests can order around the clock.',
  },
  taxes: {
    id: 'setup.taxesText',
    defaultMessage:
      'The amounts added to each bill. Without them, guests pay only the menu prices.',
  },
  payments: {
    id: 'setup.paymentsText',
    defaultMessage: 'Cash is already set up. Add other options to take cards or e-wallets.',
  },
  tables: {
    id: 'setup.tablesText',
    defaultMessage:
      'Your floor plan and QR codes. Without tables, you can only sell for pickup and delivery.',
  },
  menu: {
    id: 'setup.menuText',
    defaultMessage:
      'Import a file, start from a template or add dishes. Without a menu, nobody can order.',
  },
  printers: {
    id: 'setup.printersText',
    defaultMessage:
      'Receipts and kitchen tickets. Without a printer, use the kitchen display and show bills on screen.',
  },
  documents: {
    id: 'setup.documentsText',
    defaultMessage:
      'Proof of your business, bank account and identity, which we check before you open.',
  },
});

/** The label of the link that opens each step. */
export const stepLinks: Readonly<Record<GuideStepName, MessageDescriptor>> = defineMessages({
  profile: { id: 'setup.profileOpen', defaultMessage: 'Enter details' },
  hours: { id: 'setup.hoursOpen', defaultMessage: 'Set hours' },
  taxes: { id: 'setup.taxesOpen', defaultMessage: 'Set taxes' },
  payments: { id: 'setup.paymentsOpen', defaultMessage: 'Choose options' },
  tables: { id: 'setup.tablesOpen', defaultMessage: 'Add tables' },
  menu: { id: 'setup.menuOpen', defaultMessage: 'Create menu' },
  printers: { id: 'setup.printersOpen', defaultMessage: 'Add printers' },
  documents: { id: 'setup.documentsOpen', defaultMessage: 'Open documents' },
});

const counts = defineMessages({
  payments: {
    id: 'setup.paymentsCount',
    defaultMessage: '{count, plural, one {# option} other {# options}}',
  },
  tables: {
    id: 'setup.tablesCount',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
  },
  menu: { id: 'setup.menuCount', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  printers: {
    id: 'setup.printersCount',
    defaultMessage: '{count, plural, one {# printer} other {# printers}}',
  },
  documents: {
    id: 'setup.documentsCount',
    defaultMessage: '{count, plural, one {# accepted} other {# accepted}}',
  },
});

/** What a merchant has of each step that counts something. */
export const stepCounts: Readonly<Partial<Record<GuideStepName, MessageDescriptor>>> = counts;
