export { Kanban, type KanbanProps } from './screens/Kanban.tsx';
