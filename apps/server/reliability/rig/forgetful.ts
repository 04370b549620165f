// Loaded before the server by the control run alone: its disk says that it wrote, and did not.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.fsyncSync = () => undefined;
syncBuiltinESMExports();
