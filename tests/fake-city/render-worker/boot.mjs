// A worker thread begins as plain JavaScript everywhere; from here on it may be TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
