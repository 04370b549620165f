export {
  ItemOptionsDialog,
  type ItemOptionsDialogProps,
  type Wanted,
} from './ItemOptionsDialog.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
