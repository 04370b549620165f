/** A chosen printer, with the details that it reports. */
interface ChosenDevice {
  vendorId: number | null;
  productId: number | null;
  serialNumber?: string | null;
  /** The printer language, if known. */
  language: string | null;
}

interface ReceiptPrinterDriver {
  /** Asks the user to choose a printer; also resolves if they choose none. */
  connect(): Promise<void>;
  /** Opens a previously chosen printer without asking. */
  reconnect(device: Partial<ChosenDevice>): Promise<void>;
  addEventListener(name: 'connected', hear: (device: ChosenDevice) => void): void;
}

declare module '@point-of-sale/webusb-receipt-printer' {
  const WebUSBReceiptPrinter: new () => ReceiptPrinterDriver;
  export default WebUSBReceiptPrinter;
}

declare module '@point-of-sale/webserial-receipt-printer' {
  const WebSerialReceiptPrinter: new (options?: { baudRate?: number }) => ReceiptPrinterDriver;
  export default WebSerialReceiptPrinter;
}
