import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityConfig } from '~/city/schema';
import { nearestCity } from './nearestCity';
import type { QrCommand } from './qrFlags';
import { signFile, signsOf, signWarnings } from './signsOf';
import { signSvg } from './signSvg';
import { writePdfs } from './writePdf';

const noPdf = 'The SVG files are written and can be printed as they are; the PDF files are not written';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Writes the signs of a command into a folder, which is created if necessary. Rejects with an Error whose message is
 * for users.
 */
export const printSigns = async (
  command: QrCommand,
  cities: readonly CityConfig[],
  folder: string,
  browserPath: string | undefined,
  log: (sentence: string) => void,
): Promise<void> => {
  const city = cities.find(({ city }) => city === command.cityId);
  if (!city)
    throw new Error(
      `--city "${command.cityId}" is not in cities.json. Did you mean ${nearestCity(command.cityId, cities)}?`,
    );
  const signs = signsOf(city, command).map((sign) => ({
    address: sign.address,
    svg: signSvg(sign),
    path: join(folder, signFile(city.city, sign)),
  }));

  try {
    mkdirSync(folder, { recursive: true });
    for (const { svg, path } of signs) writeFileSync(`${path}.svg`, svg);
  } catch (cause) {
    throw new Error(`The signs cannot be written to ${folder}: ${messageOf(cause)}`, { cause });
  }
  for (const warning of signWarnings(city, command)) log(`warning: ${warning}`);
  for (const { address, path } of signs) log(`${path}.svg  opens ${address}`);

  if (browserPath === undefined)
    throw new Error(
      `${noPdf}: there is no Chromium to make them. Set CHROMIUM_PATH, or install one with \`npx playwright install chromium\`` +
        ' or, as root in Debian, `apt-get update && apt-get install -y chromium`.',
    );
  await writePdfs(
    signs.map(({ svg, path }) => [svg, `${path}.pdf`]),
    browserPath,
  ).catch((cause: unknown) => {
    throw new Error(`${noPdf}: ${browserPath} failed: ${messageOf(cause)}`, { cause });
  });
  for (const { path } of signs) log(`${path}.pdf`);
};
