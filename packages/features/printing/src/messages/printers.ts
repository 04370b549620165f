import { defineMessages } from '@servery/screens/define';
import {
  setUpStepMessages,
  actionMessages,
  deviceMessages,
  fieldMessages as shared,
  orderMessages,
} from '@servery/screens/messages';

/** Messages of the list of printers. */
export const printersMessages = defineMessages({
  title: setUpStepMessages.printers,
  add: { id: 'printing.printers.add', defaultMessage: 'Add printer' },
  edit: actionMessages.edit,
  editName: actionMessages.editName,
  test: { id: 'printing.printers.test', defaultMessage: 'Print test page' },
  testName: { id: 'printing.printers.testName', defaultMessage: 'Print test page on {name}' },
  tested: { id: 'printing.printers.tested', defaultMessage: 'Test page sent to {name}.' },
  save: { id: 'printing.printers.save', defaultMessage: 'Save printer' },
  saved: { id: 'printing.printers.saved', defaultMessage: '{name} saved.' },
  remove: actionMessages.remove,
  removeAsk: { id: 'printing.printers.removeAsk', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'printing.printers.removeText',
    defaultMessage:
      '{count, plural, =0 {No jobs are waiting for it.} one {# waiting job will be cancelled.} other {# waiting jobs will be cancelled.}}',
  },
  removed: { id: 'printing.printers.removed', defaultMessage: '{name} removed.' },
  none: { id: 'printing.printers.none', defaultMessage: 'No printers yet' },
  noneText: {
    id: 'printing.printers.noneText',
    defaultMessage:
      'Add a printer for receipts and kitchen tickets. You can take orders without one.',
  },
  ready: { id: 'printing.printers.ready', defaultMessage: 'Ready' },
  off: { id: 'printing.printers.off', defaultMessage: 'Off' },
  cantPrint: { id: 'printing.printers.cantPrint', defaultMessage: 'Can’t print' },
  waiting: {
    id: 'printing.printers.waiting',
    defaultMessage: '{count, plural, one {# job waiting} other {# jobs waiting}}',
  },
  givenUp: {
    id: 'printing.printers.givenUp',
    defaultMessage: '{count, plural, one {# job not printed} other {# jobs not printed}}',
  },
  last: { id: 'printing.printers.last', defaultMessage: 'Last printed' },
  never: { id: 'printing.printers.never', defaultMessage: 'Never' },
  reached: { id: 'printing.printers.reached', defaultMessage: 'Connection' },
  prints: { id: 'printing.printers.prints', defaultMessage: 'Prints' },
  nothing: { id: 'printing.printers.nothing', defaultMessage: 'Only when chosen' },
  backupPrinter: shared.backupPrinter,
});

/** The fields of a printer. */
export const fieldMessages = defineMessages({
  name: shared.name,
  connection: { id: 'printing.field.connection', defaultMessage: 'Connection' },
  host: shared.address,
  hostHelp: {
    id: 'printing.field.hostHelp',
    defaultMessage: 'The printer’s address on the outlet’s network, such as 192.168.1.50.',
  },
  hostOfAgent: {
    id: 'printing.field.hostOfAgent',
    defaultMessage:
      'The printer’s address on the agent’s network, such as 192.168.1.50. You can also set it when you start the agent.',
  },
  port: { id: 'printing.field.port', defaultMessage: 'Port' },
  portHelp: { id: 'printing.field.portHelp', defaultMessage: 'From 9100 to 9109.' },
  width: { id: 'printing.field.width', defaultMessage: 'Paper width' },
  page: { id: 'printing.field.page', defaultMessage: 'Character set' },
  pageHelp: {
    id: 'printing.field.pageHelp',
    defaultMessage: 'Characters the printer doesn’t have are printed as an image.',
  },
  auto: { id: 'printing.field.auto', defaultMessage: 'Automatic' },
  duties: { id: 'printing.field.duties', defaultMessage: 'Default printer for' },
  backupPrinter: shared.backupPrinter,
  nobody: shared.noPrinter,
  hasDrawer: { id: 'printing.field.hasDrawer', defaultMessage: 'Has a cash drawer' },
  hasDrawerHelp: {
    id: 'printing.field.hasDrawerHelp',
    defaultMessage: 'The printer opens the cash drawer that’s plugged into it.',
  },
  active: { id: 'printing.field.active', defaultMessage: 'In use' },
  hostWrong: {
    id: 'printing.field.hostWrong',
    defaultMessage: 'Enter a private address: 10.…, 172.16–31.… or 192.168.…',
  },
  networkOff: {
    id: 'printing.field.networkOff',
    defaultMessage: 'This server can’t reach printers by their address. Use a print agent.',
  },
  portWrong: { id: 'printing.field.portWrong', defaultMessage: 'Enter a port from 9100 to 9109.' },
  circle: {
    id: 'printing.field.circle',
    defaultMessage: 'These printers would back each other up in a loop. Choose another.',
  },
});

/** The connections of printers. */
export const connectionMessages = defineMessages({
  network: { id: 'printing.connection.network', defaultMessage: 'Network' },
  networkHelp: {
    id: 'printing.connection.networkHelp',
    defaultMessage: 'The server prints over the outlet’s network.',
  },
  agent: { id: 'printing.connection.agent', defaultMessage: 'Print agent' },
  agentHelp: {
    id: 'printing.connection.agentHelp',
    defaultMessage:
      'For when the server isn’t at the outlet. A device at the outlet collects the print jobs.',
  },
  browser: deviceMessages.here,
  browserHelp: {
    id: 'printing.connection.browserHelp',
    defaultMessage: 'Print by USB, by serial port or with the browser’s print dialog.',
  },
});

/** The kinds of prints that a printer is the default for. */
export const dutyMessages = defineMessages({
  receipt: { id: 'printing.duty.receipt', defaultMessage: 'Receipts' },
  bill: orderMessages.bills,
  kitchen: { id: 'printing.duty.kitchen', defaultMessage: 'Kitchen tickets' },
  report: { id: 'printing.duty.report', defaultMessage: 'Daily summaries' },
});
