// Runs inside a server before anything else: its parent may turn its clock forward, by messages of so many milliseconds.
import { Server } from 'node:http';

const Real = Date;
let ahead = 0;
process.on('message', (ms) => {
  ahead += ms;
  process.send(ahead);
});
process.channel?.unref();

/** As many dates as ever, but now is later. What Date.now() counts stays as it is: locks and fences go by it. */
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }
};

// Node's own Date header goes by the clock of the machine, and clients sign by that header.
const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function emitAt(event, ...args) {
  if (event === 'request') args[1].setHeader('Date', new Date().toUTCString());
  return emit.call(this, event, ...args);
};
