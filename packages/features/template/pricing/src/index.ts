export { Pricing } from './screens/Pricing.tsx';
