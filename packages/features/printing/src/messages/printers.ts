import { defineMessages } from './define.ts';

/** What the list of printers says. */
export const printersWords = defineMessages({
  title: { id: 'printing.printers.title', defaultMessage: 'Printers' },
  add: { id: 'printing.printers.add', defaultMessage: 'Add printer' },
  edit: { id: 'printing.printers.edit', defaultMessage: 'Edit' },
  editName: { id: 'printing.printers.editName', defaultMessage: 'Edit {name}' },
  test: { id: 'printing.printers.test', defaultMessage: 'Print test page' },
  testName: { id: 'printing.printers.testName', defaultMessage: 'Print test page on {name}' },
  tested: { id: 'printing.printers.tested', defaultMessage: 'A test page waits for {name}.' },
  save: { id: 'printing.printers.save', defaultMessage: 'Save printer' },
  saved: { id: 'printing.printers.saved', defaultMessage: '{name} is saved.' },
  remove: { id: 'printing.printers.remove', defaultMessage: 'Remove' },
  removeAsk: { id: 'printing.printers.removeAsk', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'printing.printers.removeText',
    defaultMessage:
      '{count, plural, =0 {Nothing waits for it.} one {# job that waits for it is cancelled.} other {# jobs that wait for it are cancelled.}}',
  },
  removed: { id: 'printing.printers.removed', defaultMessage: '{name} is removed.' },
  none: { id: 'printing.printers.none', defaultMessage: 'No printer yet' },
  noneText: {
    id: 'printing.printers.noneText',
    defaultMessage: 'Receipts and kitchen tickets need one. Orders go on without.',
  },
  ready: { id: 'printing.printers.ready', defaultMessage: 'Ready' },
  off: { id: 'printing.printers.off', defaultMessage: 'Off' },
  trouble: { id: 'printing.printers.trouble', defaultMessage: 'Does not print' },
  waiting: {
    id: 'printing.printers.waiting',
    defaultMessage: '{count, plural, one {# waits} other {# wait}}',
  },
  givenUp: {
    id: 'printing.printers.givenUp',
    defaultMessage: '{count, plural, one {# was not printed} other {# were not printed}}',
  },
  last: { id: 'printing.printers.last', defaultMessage: 'Last print' },
  never: { id: 'printing.printers.never', defaultMessage: 'Never' },
  reached: { id: 'printing.printers.reached', defaultMessage: 'Reached' },
  prints: { id: 'printing.printers.prints', defaultMessage: 'Prints' },
  nothing: { id: 'printing.printers.nothing', defaultMessage: 'What it is told to' },
  standIn: { id: 'printing.printers.standIn', defaultMessage: 'Stands in' },
});

/** The fields of a printer. */
export const fieldWords = defineMessages({
  name: { id: 'printing.field.name', defaultMessage: 'Name' },
  connection: { id: 'printing.field.connection', defaultMessage: 'How it is reached' },
  host: { id: 'printing.field.host', defaultMessage: 'Address' },
  hostHelp: {
    id: 'printing.field.hostHelp',
    defaultMessage: 'In the shop’s network, such as 192.168.1.50.',
  },
  hostOfAgent: {
    id: 'printing.field.hostOfAgent',
    defaultMessage:
      'In the agent’s network, such as 192.168.1.50. It can also be told when it starts.',
  },
  port: { id: 'printing.field.port', defaultMessage: 'Port' },
  portHelp: { id: 'printing.field.portHelp', defaultMessage: '9100 to 9109.' },
  width: { id: 'printing.field.width', defaultMessage: 'Paper' },
  page: { id: 'printing.field.page', defaultMessage: 'Characters' },
  pageHelp: {
    id: 'printing.field.pageHelp',
    defaultMessage: 'What the printer has no letters for is printed as a picture.',
  },
  auto: { id: 'printing.field.auto', defaultMessage: 'Automatic' },
  duties: { id: 'printing.field.duties', defaultMessage: 'First choice for' },
  standIn: { id: 'printing.field.standIn', defaultMessage: 'When it does not print, use' },
  nobody: { id: 'printing.field.nobody', defaultMessage: 'No other' },
  active: { id: 'printing.field.active', defaultMessage: 'In use' },
  nameWrong: {
    id: 'printing.field.nameWrong',
    defaultMessage: 'Two to forty characters that no other printer has.',
  },
  hostWrong: {
    id: 'printing.field.hostWrong',
    defaultMessage: 'Use a private address: 10.…, 172.16–31.… or 192.168.…',
  },
  networkOff: {
    id: 'printing.field.networkOff',
    defaultMessage: 'This server can’t reach printers by their address. Use a print agent.',
  },
  portWrong: { id: 'printing.field.portWrong', defaultMessage: 'Printers listen at 9100 to 9109.' },
  circle: {
    id: 'printing.field.circle',
    defaultMessage: 'These would stand in for each other in a circle. Choose another.',
  },
});

/** How printers are reached. */
export const connectionWords = defineMessages({
  network: { id: 'printing.connection.network', defaultMessage: 'Network' },
  networkHelp: {
    id: 'printing.connection.networkHelp',
    defaultMessage: 'The server prints, over the shop’s network.',
  },
  agent: { id: 'printing.connection.agent', defaultMessage: 'Print agent' },
  agentHelp: {
    id: 'printing.connection.agentHelp',
    defaultMessage: 'A device in the shop fetches its jobs, when the server is elsewhere.',
  },
  browser: { id: 'printing.connection.browser', defaultMessage: 'This device' },
  browserHelp: {
    id: 'printing.connection.browserHelp',
    defaultMessage: 'By USB, by a serial port, or by the browser’s own print.',
  },
});

/** What printers print by themselves. */
export const dutyWords = defineMessages({
  receipt: { id: 'printing.duty.receipt', defaultMessage: 'Receipts' },
  bill: { id: 'printing.duty.bill', defaultMessage: 'Bills' },
  kitchen: { id: 'printing.duty.kitchen', defaultMessage: 'Kitchen tickets' },
  report: { id: 'printing.duty.report', defaultMessage: 'Summaries' },
});
