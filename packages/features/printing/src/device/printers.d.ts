/** What is known of a chosen printer, as far as it tells. */
interface ChosenDevice {
  vendorId: number | null;
  productId: number | null;
  serialNumber?: string | null;
  /** What it understands, where that is known. */
  language: string | null;
}

interface ReceiptPrinterDriver {
  /** Lets the person choose one; resolves as well when they choose none. */
  connect(): Promise<void>;
  /** Opens one that was chosen before, without asking. */
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
