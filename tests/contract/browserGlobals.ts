import { vi } from 'vitest';

// A browser always knows whether it has a network; Node 20 has no `navigator` at all.
vi.stubGlobal('navigator', { onLine: true });
