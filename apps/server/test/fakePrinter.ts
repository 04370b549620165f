import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The behaviour of a test printer. */
export interface Behaviour {
  /** Whether it answers status queries; most cheap printers don't. */
  isTalking: boolean;
  hasPaper: boolean;
  /** Disconnects after this many bytes of a page; null for never. */
  diesAfter: number | null;
  /** Accepts everything, but prints nothing and sends nothing. */
  isStalled: boolean;
}

/** A printed page: its lines as text, and whether it was cut. */
export interface Page {
  text: string;
  isCut: boolean;
}

const healthy: Behaviour = { isTalking: true, hasPaper: true, diesAfter: null, isStalled: false };

/** Reads ESC/POS like a printer: records text, executes commands and answers status queries. */
function createReader(answer: (byte: number) => void, behaviour: () => Behaviour) {
  let bytes: number[] = [];
  let text = '';
  const pages: Page[] = [];
  /** The length of the first command; 0 while it is incomplete. */
  const commandAt = (): number => {
    const [a, b] = bytes;
    const third = bytes[2];
    if (a === 0x10) return 3;
    if (a === 0x1b && b === 0x40) return 2;
    if (a === 0x1b && b === 0x70) return 5;
    if (a === 0x1b || a === 0x1c) return a === 0x1c && b === 0x2e ? 2 : 3;
    if (b === 0x28) return bytes.length < 5 ? 0 : 5 + bytes[3]! + (bytes[4]! << 8);
    if (b === 0x76)
      return bytes.length < 8
        ? 0
        : 8 + (bytes[4]! + (bytes[5]! << 8)) * (bytes[6]! + (bytes[7]! << 8));
    return third === undefined ? 0 : 3;
  };
  return {
    pages,
    read(data: Uint8Array) {
      bytes.push(...data);
      while (bytes.length > 0) {
        const [first, second] = bytes;
        if (first !== 0x10 && first !== 0x1b && first !== 0x1c && first !== 0x1d) {
          text += first === 0x0d ? '' : String.fromCharCode(first!);
          bytes = bytes.slice(1);
          continue;
        }
        const length = commandAt();
        if (length === 0 || bytes.length < length) return;
        const command = bytes.slice(0, length);
        bytes = bytes.slice(length);
        if (first === 0x10) answer(command[2] === 4 && !behaviour().hasPaper ? 0x72 : 0x12);
        if (first === 0x1d && second === 0x76) text += '[picture]\n';
        if (first === 0x1d && second === 0x56) {
          pages.push({ text: text.trim(), isCut: true });
          text = '';
        }
        if (first === 0x1d && second === 0x72) answer(behaviour().hasPaper ? 0 : 0x0c);
      }
    },
  };
}

/**
 * Starts a printer on TCP that parses the data it receives, and can be made to fail and recover.
 */
export async function startPrinter(begin: Partial<Behaviour> = {}) {
  let behaviour: Behaviour = { ...healthy, ...begin };
  const pages: Page[] = [];
  const sockets = new Set<Socket>();
  const onSocket = (socket: Socket) => {
    sockets.add(socket);
    let taken = 0;
    const reader = createReader(
      (byte) => {
        if (behaviour.isTalking && !(behaviour.isStalled && taken > 0))
          socket.write(Uint8Array.of(byte));
      },
      () => behaviour,
    );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      pages.push(...reader.pages);
    });
    socket.on('data', (data) => {
      // Status queries before a page aren't part of it.
      const isPage = taken > 0 || data.length > 6;
      if (isPage) taken += data.length;
      if (behaviour.diesAfter !== null && isPage && taken >= behaviour.diesAfter) {
        reader.read(data.subarray(0, behaviour.diesAfter));
        socket.resetAndDestroy();
      } else if (!behaviour.isStalled || !isPage) reader.read(data);
    });
  };
  let server: Server = createServer(onSocket);
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return {
    pages,
    /** Its port on this machine. */
    port,
    /** Connects to it, whatever address is requested. */
    dial: () => connect(port, '127.0.0.1'),
    behave: (change: Partial<Behaviour>) => {
      behaviour = { ...healthy, ...change };
    },
    /** Stops accepting connections. */
    die: close,
    comeBack: async () => {
      server = createServer(onSocket);
      await listen(port);
    },
    close,
  };
}
