import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import type jsQR from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { city, expect, languagesOfFullRun, nextPlate, test as base, zone } from '../../support/fixtures';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tests/tsconfig.json', 'tests/tools/qr/main.ts'];

/** The fixtures include the two files of a sign, as the city's operator gets them. */
const test = base.extend<{
  place: readonly [kind: string, number: string];
  signCity: string;
  sign: { svg: string; pdf: Buffer };
}>({
  signCity: [city, { option: true }],
  place: [['zone', zone], { option: true }],
  sign: async ({ fakeCity, language, signCity, place: [kind, number] }, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'signs-'));
    const options = [
      '--city',
      signCity,
      `--${kind}`,
      number,
      '--origin',
      fakeCity.url,
      '--lang',
      language,
      '--out',
      folder,
    ];
    await promisify(execFile)(process.execPath, [...program, ...options], { cwd: root });
    const file = join(folder, `${signCity}-${kind}-${number}-${language}`);
    await give({ svg: await readFile(`${file}.svg`, 'utf8'), pdf: await readFile(`${file}.pdf`) });
    await rm(folder, { recursive: true });
  },
});

const within = createRequire(import.meta.url);

/** Reads the QR code on the page's canvas as a phone would, from a grayscale picture. Null if nothing can be read. */
const readCanvas = async (page: Page): Promise<string | null> => {
  await page.addScriptTag({ path: within.resolve('jsqr') });
  return page.evaluate(() => {
    const seen = document.querySelector('canvas');
    if (!seen) throw new Error('Nothing is drawn');
    const photograph = document.createElement('canvas');
    [photograph.width, photograph.height] = [seen.width, seen.height];
    const pen = photograph.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.filter = 'grayscale(1)';
    pen.drawImage(seen, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, seen.width, seen.height);
    const read = Reflect.get(window, 'jsQR') as typeof jsQR;
    return read(data, width, height)?.data ?? null;
  });
};

/** Reads the SVG file as the browser draws it. */
const scanSvg = async (page: Page, svg: string): Promise<string | null> => {
  await page.setContent('<!doctype html><canvas></canvas>');
  await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.querySelector('canvas');
    if (!canvas) return;
    [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }, svg);
  return readCanvas(page);
};

/** Reads the PDF file as drawn at 144 dpi by an independent PDF library. */
const scanPdf = async (page: Page, pdf: Buffer): Promise<string | null> => {
  await page.setContent('<!doctype html><canvas></canvas>');
  for (const part of ['pdf.worker', 'pdf'])
    await page.addScriptTag({ type: 'module', path: within.resolve(`pdfjs-dist/legacy/build/${part}.mjs`) });
  await page.waitForFunction(() => 'pdfjsLib' in window && 'pdfjsWorker' in window);
  await page.evaluate(async (base64) => {
    const { getDocument: open } = Reflect.get(window, 'pdfjsLib') as { getDocument: typeof getDocument };
    const document_ = await open({ data: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) }).promise;
    const sheet = await document_.getPage(1);
    const viewport = sheet.getViewport({ scale: 2 });
    const canvas = document.querySelector('canvas');
    const canvasContext = canvas?.getContext('2d');
    if (!canvas || !canvasContext) throw new Error('No canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    await sheet.render({ canvasContext, viewport }).promise;
  }, pdf.toString('base64'));
  return readCanvas(page);
};

/** Returns the text that a phone reads from both files of a sign. */
const scan = async (context: BrowserContext, { svg, pdf }: { svg: string; pdf: Buffer }): Promise<string> => {
  const camera = await context.newPage();
  const [drawn, printed] = [await scanSvg(camera, svg), await scanPdf(camera, pdf)];
  await camera.close();
  expect(printed, 'the PDF says what the SVG says').toBe(drawn);
  return String(printed);
};

/** Expects the file for a printer to be a single A5 page of vector graphics without images. */
const expectPrintable = async (pdf: Buffer): Promise<void> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  const sheet = await document.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view;
  const mm = (points: number): number => (points / 72) * 25.4;
  expect(Math.abs(mm(right - left) - 148), 'width').toBeLessThan(0.25);
  expect(Math.abs(mm(top - bottom) - 210), 'height').toBeLessThan(0.25);
  const { fnArray } = await sheet.getOperatorList();
  expect(fnArray).toContain(OPS.constructPath);
  expect(fnArray).not.toContain(OPS.paintImageXObject);
  await document.destroy();
};

const texts = {
  ru: { code: 'Код парковки', parking: 'Номер парковки' },
  en: { code: 'Parking code', parking: 'Parking number' },
} as const;

for (const language of languagesOfFullRun) {
  test.describe(language, () => {
    test.use({ language });

    test('the printed sign of a zone opens the payment form of that zone', async ({
      page,
      context,
      sign,
      fakeCity,
      labels,
    }) => {
      await expectPrintable(sign.pdf);
      const address = await scan(context, sign);
      expect(address).toBe(`${fakeCity.url}${labels.prefix}/guest-payment?city=${city}&zone=${zone}`);
      const plate = nextPlate();
      // A link of the app itself also has the vehicle and the duration.
      await page.goto(`${address}&plate=${encodeURIComponent(plate)}&duration=120`);
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
      await expect(page.getByRole('radio', { name: labels.twoHours, exact: true })).toBeChecked();
      await expect(page.getByRole('img', { name: new RegExp(zone) })).toBeVisible();
      await expect(page.getByText('улица Ленина, 12')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('parking.city'))).toBe(JSON.stringify(city));
    });

    test.describe('a parking that is paid by its code', () => {
      test.use({ place: ['code', '0901'] });

      test('the printed sign of a parking opens the payment form of that parking', async ({
        page,
        context,
        sign,
        fakeCity,
        labels,
      }) => {
        await fakeCity.control.settings(city, { paymentByParkingId: true });
        const address = await scan(context, sign);
        expect(address).toBe(`${fakeCity.url}${labels.prefix}/guest-payment?city=${city}&parkingCode=0901`);
        await page.goto(`${address}&plate=${encodeURIComponent(nextPlate())}&duration=120`);
        await expect(page.getByLabel(texts[language].code)).toHaveValue('0901');
        await expect(page.getByRole('radio', { name: labels.twoHours, exact: true })).toBeChecked();
      });
    });

    test.describe('a parking with a barrier', () => {
      test.use({ signCity: 'kazan', place: ['barrier', '501'] });

      test('the printed sign of a barrier opens the form of its tickets', async ({
        page,
        context,
        sign,
        fakeCity,
        labels,
      }) => {
        const address = await scan(context, sign);
        expect(address).toBe(`${fakeCity.url}${labels.prefix}/guest-payment?city=kazan&type=planar&parkingCode=501`);
        await page.goto(address);
        await expect(page.getByLabel(texts[language].parking)).toHaveValue('501');
        expect(await page.evaluate(() => localStorage.getItem('parking.city'))).toBe('"kazan"');
      });
    });
  });
}
