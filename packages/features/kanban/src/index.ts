export { Kanban } from './screens/Kanban.tsx';
