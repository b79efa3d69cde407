// Tests the offline start, a driver's stay and a guest's payment in the engines that the journeys do not use. The
// server is really stopped in between.
//
// Run: npm run browsers [-- firefox|webkit]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../fake-city/startFakeCity';
import type { Driver } from './Driver';
import { hasFirefox, startFirefox } from './firefox';
import { runJourney } from './runJourney';
import { freePort } from './process';
import { hasWebKit, startWebKit } from './webkit';

const distDir = fileURLToPath(new URL('../../dist', import.meta.url));
const screenshotDir = fileURLToPath(new URL('../output/browsers', import.meta.url));
mkdirSync(screenshotDir, { recursive: true });

const engines: Readonly<Record<string, { isThere: boolean; missing: string; begin: () => Promise<Driver> }>> = {
  firefox: { isThere: hasFirefox, missing: 'firefox-esr', begin: startFirefox },
  webkit: { isThere: hasWebKit, missing: 'webkit2gtk-driver xvfb', begin: startWebKit },
};
const selected = process.argv.slice(2).filter((name) => name in engines);

let isGood = true;
for (const [name, { isThere, missing, begin }] of Object.entries(engines)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  if (!isThere) {
    console.log(`\nFAIL  ${name} was not tried: it is not here (\`apt-get install -y ${missing}\` on Debian).`);
    isGood = false;
    continue;
  }
  const dir = mkdtempSync(join(tmpdir(), 'browsers-'));
  const port = await freePort();
  const start = () =>
    startFakeCity({ port, distDir, dataFile: join(dir, 'city.db'), isControlOn: true, log: console.error });
  const driver = await begin();
  console.log(`\n${driver.name}`);
  try {
    await runJourney(driver, { start, screenshotDir, log: (sentence) => console.log(`ok    ${sentence}`) });
  } catch (error) {
    isGood = false;
    console.log(`FAIL  ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await driver.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
console.log(
  '\nNot tried here: Safari itself, phones, the drawn map (no WebGL without a screen), notifications, installing.',
);
process.exit(isGood ? 0 : 1);
