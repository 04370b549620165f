import { ApiKeys } from '@servery/developer';
import { developerMocks } from '@servery/developer/mocks';
import { start } from './start.tsx';

start(<ApiKeys />, developerMocks);
