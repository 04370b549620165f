// Preloaded into a server: sets its clock ahead by `E2E_AHEAD_MS`. Its parent process can advance it
// further by sending milliseconds as a message.
import { Server } from 'node:http';

const Real = Date;
let ahead = Number(process.env.E2E_AHEAD_MS);
process.on('message', (ms) => {
  ahead += ms;
  process.send(ahead);
});
process.channel?.unref();

/**
 * Shifts new dates by the offset. `Date.now()` stays as it is, because locks and fences depend on
 * it.
 */
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }
};

// Node's own Date header uses the machine's clock, and clients sign by that header.
const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function emitAt(event, ...args) {
  if (event === 'request') args[1].setHeader('Date', new Date().toUTCString());
  return emit.call(this, event, ...args);
};
