// jsdom has no Web Crypto and no decompression streams. Every supported browser has both.
import { webcrypto } from 'node:crypto';
import { DecompressionStream } from 'node:stream/web';

Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
Object.assign(globalThis, { DecompressionStream });
