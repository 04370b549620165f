import { PrintError } from './PrintError.ts';

// The drivers choose and open a printer, but don't report whether data was sent. So data is sent
// here, on the device that they opened.

interface UsbDevice extends Pick<ChosenDevice, 'vendorId' | 'productId'> {
  opened: boolean;
  configuration?: {
    interfaces: {
      claimed: boolean;
      alternate: { endpoints: { direction: 'in' | 'out'; endpointNumber: number }[] };
    }[];
  };
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ status: string }>;
  close(): Promise<void>;
}

interface SerialPort {
  writable: WritableStream<Uint8Array> | null;
  close(): Promise<void>;
}

const devices = () =>
  navigator as unknown as {
    usb: { getDevices(): Promise<UsbDevice[]> };
    serial: { getPorts(): Promise<SerialPort[]> };
  };

const partLength = 16_384;

async function sendUsb(device: UsbDevice, bytes: Uint8Array): Promise<void> {
  const endpoint = device.configuration?.interfaces
    .filter(({ claimed }) => claimed)
    .flatMap(({ alternate }) => alternate.endpoints)
    .find(({ direction }) => direction === 'out');
  if (!endpoint) throw new PrintError('The device doesn’t accept data.', { hasBegun: false });
  for (let at = 0; at < bytes.length; at += partLength) {
    const part = bytes.slice(at, at + partLength);
    const { status } = await device.transferOut(endpoint.endpointNumber, part);
    if (status !== 'ok') throw new Error(`The transfer ended with status ${status}.`);
  }
}

async function sendSerial(port: SerialPort, bytes: Uint8Array): Promise<void> {
  const writer = port.writable!.getWriter();
  try {
    await writer.write(bytes);
    // Once the writer is ready again, the data has left this device.
    await writer.ready;
  } finally {
    writer.releaseLock();
  }
}

/** A connection to a printer by cable. */
export interface Cable {
  send(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Returns the printer that a driver has just opened. Rejects if there is none. */
export async function openedCable(
  way: 'usb' | 'serial',
  { vendorId, productId }: ChosenDevice,
): Promise<Cable> {
  if (way === 'serial') {
    const port = (await devices().serial.getPorts()).find(({ writable }) => writable);
    if (!port) throw new PrintError('No port is open.', { hasBegun: false });
    return { send: (bytes) => sendSerial(port, bytes), close: () => port.close() };
  }
  const device = (await devices().usb.getDevices()).find(
    (device) => device.opened && device.vendorId === vendorId && device.productId === productId,
  );
  if (!device) throw new PrintError('No printer is open.', { hasBegun: false });
  return { send: (bytes) => sendUsb(device, bytes), close: () => device.close() };
}
