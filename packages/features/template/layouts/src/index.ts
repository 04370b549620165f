export { LayoutDemo, type LayoutDemoProps, type LayoutName } from './LayoutDemo.tsx';
