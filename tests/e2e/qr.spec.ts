import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type jsQR from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { city, expect, test as base, zone } from './journey';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tests/tsconfig.json', 'tests/tools/qr/main.ts'];

/** What the city's operator gets: paths and bytes of the two files of a sign. */
const test = base.extend<{ sign: { svg: string; pdf: Buffer } }>({
  sign: async ({ world, language }, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'signs-'));
    const options = ['--city', city, '--zone', zone, '--origin', world.url, '--lang', language, '--out', folder];
    await promisify(execFile)(process.execPath, [...program, ...options], { cwd: root });
    const file = join(folder, `${city}-zone-${zone}-${language}`);
    await give({ svg: await readFile(`${file}.svg`, 'utf8'), pdf: await readFile(`${file}.pdf`) });
    await rm(folder, { recursive: true });
  },
});

/** What a phone reads on a sign that is held before it: as a photograph without colours. Null where it reads nothing. */
const scan = async (page: Page, svg: string): Promise<string | null> => {
  await page.setContent('<!doctype html>');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('jsqr') });
  return page.evaluate(async (text) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth * 2, picture.naturalHeight * 2];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.filter = 'grayscale(1)';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const read = Reflect.get(window, 'jsQR') as typeof jsQR;
    return read(data, width, height)?.data ?? null;
  }, svg);
};

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the printed sign of a zone opens the form of this zone', async ({ page, context, sign, world, w }) => {
      const camera = await context.newPage();
      const address = await scan(camera, sign.svg);
      await camera.close();
      expect(address).toBe(`${world.url}${w.prefix}/guest-payment?city=${city}&zone=${zone}`);
      await page.goto(String(address));
      await expect(page.getByLabel(w.zone)).toHaveValue(zone);
      await expect(page.getByRole('img', { name: new RegExp(zone) })).toBeVisible();
      await expect(page.getByText('улица Ленина, 12')).toBeVisible();
    });

    test('its PDF is one page of A5 that is drawn, not photographed', async ({ sign }) => {
      const document = await getDocument({ data: new Uint8Array(sign.pdf), verbosity: 0 }).promise;
      expect(document.numPages).toBe(1);
      const page = await document.getPage(1);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const mm = (points: number): number => (points / 72) * 25.4;
      expect(Math.abs(mm(right - left) - 148), 'width').toBeLessThan(0.25);
      expect(Math.abs(mm(top - bottom) - 210), 'height').toBeLessThan(0.25);
      const { fnArray } = await page.getOperatorList();
      expect(fnArray).toContain(OPS.constructPath);
      expect(fnArray).not.toContain(OPS.paintImageXObject);
      await document.destroy();
    });
  });
}
