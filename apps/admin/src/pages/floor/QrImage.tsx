export { QrImage as default } from '@servery/tables';
