/** A fake printer on a cable, with the data that it received. */
export interface FakeCable {
  /** Every page that it received, as text. */
  pages: string[];
  /** The number of times that the user was asked to choose a device. */
  requests: number;
}

interface Behaviour {
  /** Whether the user cancels the device prompt. */
  choosesNone?: boolean;
  /** Whether the cable is disconnected while printing. */
  breaks?: boolean;
}

const put = (name: 'usb' | 'serial', value: object | undefined) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const read = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Installs a fake Epson printer on USB for stories, and returns a record of what it received. */
export function plugInUsb({ choosesNone = false, breaks = false }: Behaviour = {}): FakeCable {
  const cable: FakeCable = { pages: [], requests: 0 };
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
    getDevices: async () => (cable.requests > 0 ? [device] : []),
    requestDevice: async () => {
      cable.requests += 1;
      if (choosesNone) throw new DOMException('No device selected.', 'NotFoundError');
      return device;
    },
  });
  return cable;
}

/**
 * Installs a fake printer on a serial port for stories, and returns a record of what it received.
 */
export function plugInSerial(): FakeCable {
  const cable: FakeCable = { pages: [], requests: 0 };
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
    getPorts: async () => (cable.requests > 0 ? [port] : []),
    requestPort: async () => {
      cable.requests += 1;
      return port;
    },
  });
  return cable;
}

/** Clears the printers remembered by this device, for stories. */
export function forgetCables(): void {
  for (const name of ['way', 'usb', 'serial']) localStorage.removeItem(`servery.print.${name}`);
}

/** Removes the fake printers, for stories. */
export function unplug(): void {
  forgetCables();
  for (const name of ['usb', 'serial'] as const) Reflect.deleteProperty(navigator, name);
}
