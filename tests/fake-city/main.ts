// The fake city as a program. Its settings come from the environment, see README.md.
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword } from './seed/demoAccounts';
import { startFakeCity } from './startFakeCity';

const { PORT, PARKINGS, CITY, DATA, STAND_IN_CONTROL } = process.env;

const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const readPort = (): number => {
  const port = Number(PORT === undefined || PORT === '' ? 4173 : PORT);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : giveUp(`PORT=${PORT} is no port: it should be a number from 0 to 65535.`);
};

const whyNot = (error: unknown, port: number): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose another: PORT=4173 npm start.`;
  return message;
};

const port = readPort();
const fakeCity = await startFakeCity({
  port,
  dataFile: DATA || fileURLToPath(new URL('../../.data/stand-in.db', import.meta.url)),
  isControlOn: STAND_IN_CONTROL === '1',
  isDev: process.argv.includes('--dev'),
  log: console.log,
  ...(PARKINGS && { parkings: { path: PARKINGS, city: CITY === '' ? undefined : CITY } }),
}).catch((error: unknown) => giveUp(whyNot(error, port)));

const logins = demoAccounts('perm')
  .filter(({ password }) => password !== '')
  .map(({ email, about }) => `  ${email}  ${about.en}`);
console.log(
  `\nThe app:     ${fakeCity.url}\nDemo pages:  ${fakeCity.url}/demo/\nLogins, in every city, password ${demoPassword}:\n${logins.join('\n')}\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void fakeCity.close().then(() => process.exit(0)));
