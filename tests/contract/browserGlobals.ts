import { vi } from 'vitest';

// A browser always reports whether it has a network, but Node 20 has no `navigator` at all.
vi.stubGlobal('navigator', { onLine: true });
