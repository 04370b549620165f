export {
  ItemOptionsDialog,
  type ItemOptionsDialogProps,
  type Wanted,
} from './ItemOptionsDialog.tsx';
export { SeatField, type SeatFieldProps } from './SeatField.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
