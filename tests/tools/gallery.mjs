// `npm run gallery` serves the component gallery with hot reload and prints its address. PORT=… sets the port.
import { makeReady, root } from './ready.mjs';

makeReady();
// Imported dynamically, because a fresh clone has no dependencies before `makeReady`.
const { createServer } = await import('vite');
// Uses the app's own Vite settings, so that components look as in the app.
const server = await createServer({
  root,
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4174) },
});
await server.listen();
console.log(
  `Component gallery: ${new URL('tests/gallery/', server.resolvedUrls?.local[0]).href} (in English: ?lang=en)`,
);
