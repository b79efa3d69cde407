// A window of jsdom has no cryptography and no streams that unpack; every browser of ours has both.
import { webcrypto } from 'node:crypto';
import { DecompressionStream } from 'node:stream/web';

Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
Object.assign(globalThis, { DecompressionStream });
