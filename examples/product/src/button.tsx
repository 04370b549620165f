import { Button } from '@servery/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<Button>Alone</Button>);
