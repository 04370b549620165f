export { ProfilePage, type ProfilePageProps } from './screens/ProfilePage.tsx';
