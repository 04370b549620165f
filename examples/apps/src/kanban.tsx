import { Kanban } from '@servery/kanban';
import { kanbanMocks } from '@servery/kanban/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The kanban, alone. */
const App = () => <Kanban {...useAddress('/apps/kanban')} />;

start(<App />, kanbanMocks);
