import { Kanban } from '@servery/kanban';
import { kanbanMocks } from '@servery/kanban/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The kanban board as a standalone app. */
const App = () => <Kanban {...useAddress('/apps/kanban')} />;

start(<App />, kanbanMocks);
