// Worker threads start as plain JavaScript. From here on they can load TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
