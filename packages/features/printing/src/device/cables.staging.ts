/** What a fake printer on a cable was sent, and how it behaves. */
export interface FakeCable {
  /** Every page that it took, as text. */
  pages: string[];
  /** How often the person was asked to choose. */
  asked: number;
}

interface Behaviour {
  /** The person presses Cancel when asked. */
  choosesNone?: boolean;
  /** The cable is pulled out in the midst of it. */
  breaks?: boolean;
}

const put = (name: 'usb' | 'serial', value: object | undefined) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const read = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** For stories: an Epson on a USB cable; the returned cable tells what it got. */
export function plugInUsb({ choosesNone = false, breaks = false }: Behaviour = {}): FakeCable {
  const cable: FakeCable = { pages: [], asked: 0 };
  const device = {
    vendorId: 1208,
    productId: 514,
    serialNumber: 'fake',
    opened: false,
    open: async () => {
      device.opened = true;
    },
    close: async () => {
      device.opened = false;
    },
    selectConfiguration: async () => undefined,
    claimInterface: async () => undefined,
    reset: async () => undefined,
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          claimed: true,
          alternate: { endpoints: [{ direction: 'out', endpointNumber: 1 }] },
        },
      ],
    },
    transferOut: async (_endpoint: number, bytes: Uint8Array) => {
      if (breaks) throw new DOMException('The device was disconnected.', 'NetworkError');
      cable.pages.push(read(bytes));
      return { status: 'ok' };
    },
  };
  put('usb', {
    addEventListener: () => undefined,
    getDevices: async () => (cable.asked > 0 ? [device] : []),
    requestDevice: async () => {
      cable.asked += 1;
      if (choosesNone) throw new DOMException('No device selected.', 'NotFoundError');
      return device;
    },
  });
  return cable;
}

/** For stories: a printer at a serial port. */
export function plugInSerial(): FakeCable {
  const cable: FakeCable = { pages: [], asked: 0 };
  const port = {
    writable: null as WritableStream<Uint8Array> | null,
    readable: null,
    getInfo: () => ({ usbVendorId: 1659, usbProductId: 8963 }),
    open: async () => {
      port.writable = new WritableStream({
        write: (bytes) => void cable.pages.push(read(bytes)),
      });
    },
    close: async () => {
      port.writable = null;
    },
  };
  put('serial', {
    addEventListener: () => undefined,
    getPorts: async () => (cable.asked > 0 ? [port] : []),
    requestPort: async () => {
      cable.asked += 1;
      return port;
    },
  });
  return cable;
}

/** For stories: what this device kept of earlier printers is forgotten. */
export function forgetCables(): void {
  for (const name of ['way', 'usb', 'serial']) localStorage.removeItem(`servery.print.${name}`);
}

/** For stories: the cables are out again. */
export function unplug(): void {
  forgetCables();
  for (const name of ['usb', 'serial'] as const) Reflect.deleteProperty(navigator, name);
}
