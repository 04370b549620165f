interface ReceiptPrinterDriver {
  connect(): Promise<void>;
  disconnect?(): Promise<void>;
  print(bytes: Uint8Array): Promise<void>;
  addEventListener(name: 'connected' | 'disconnected', hear: (device: object) => void): void;
}

declare module '@point-of-sale/webusb-receipt-printer' {
  const WebUSBReceiptPrinter: new () => ReceiptPrinterDriver;
  export default WebUSBReceiptPrinter;
}

declare module '@point-of-sale/webserial-receipt-printer' {
  const WebSerialReceiptPrinter: new (options?: { baudRate?: number }) => ReceiptPrinterDriver;
  export default WebSerialReceiptPrinter;
}
