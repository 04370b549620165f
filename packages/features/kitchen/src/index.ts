export { KitchenZones } from './screens/KitchenZones.tsx';
export type { KitchenZonesProps } from './screens/KitchenZones.tsx';
export { KitchenDisplay } from './screens/KitchenDisplay.tsx';
export type { KitchenDisplayProps } from './screens/KitchenDisplay.tsx';
