import { Lists } from '@servery/lists';
import { listsMocks } from '@servery/lists/mocks';
import { start } from './start.tsx';

start(<Lists />, listsMocks);
