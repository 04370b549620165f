export { AccessAnalytics } from './AccessAnalytics.tsx';
export { AccessControl, type AccessControlProps } from './AccessControl.tsx';
export { AuthPage, type AuthPageProps } from './AuthPage.tsx';
export { MiscPage, type MiscPageName, type MiscPageProps } from './MiscPage.tsx';
export type { AuthDone, AuthPageName } from './pages.ts';
