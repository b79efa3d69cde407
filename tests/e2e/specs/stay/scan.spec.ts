import encodeQR from 'qr';
import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { city, expect, open, schemes, signIn, test, zone } from '../../support/fixtures';

const texts = {
  ru: {
    scan: 'Сканировать код',
    fromList: 'Выбрать из списка',
    scanSign: 'Сканировать код на знаке',
    again: 'Сканировать ещё раз',
    imitation: 'Чужой адрес, похожий на наш',
    fine: 'Это постановление о штрафе',
    fines: 'Мои штрафы',
    otherCity: 'Это код другого города',
    refused: /^Браузеру не разрешена камера/,
    photo: 'Выбрать фото',
    noCode: /^На фото код не нашёлся/,
  },
  en: {
    scan: 'Scan a code',
    fromList: 'Choose from the list',
    scanSign: 'Scan the code on the sign',
    again: 'Scan again',
    imitation: 'Another site’s address that looks like ours',
    fine: 'This is a fine',
    fines: 'My fines',
    otherCity: 'This code is of another city',
    refused: /^The browser may not use the camera/,
    photo: 'Choose a photo',
    noCode: /^No code was found in the photo/,
  },
} as const;

/** The camera sees what is passed to `showCode`; the device itself has none. */
const giveCamera = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d');
    Object.assign(globalThis, {
      showCode: (rows: boolean[][]) => {
        if (!context) return;
        context.fillStyle = '#777';
        context.fillRect(0, 0, 640, 480);
        const module = Math.floor(400 / rows.length);
        rows.forEach((row, y) =>
          row.forEach((isDark, x) => {
            context.fillStyle = isDark ? '#000' : '#fff';
            context.fillRect(120 + x * module, 40 + y * module, module, module);
          }),
        );
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: () => {
          const stream = canvas.captureStream(10);
          // A canvas that does not change sends no frames.
          setInterval(() => context?.fillRect(0, 0, 1, 1), 100);
          return Promise.resolve(stream);
        },
      },
    });
  });
};
const showCode = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (rows) => (globalThis as unknown as { showCode: (rows: boolean[][]) => void }).showCode(rows),
    encodeQR(text, 'raw', { ecc: 'medium' }),
  );

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const s = texts[language];

    test('the code of a sign fills in its place, and a sticker with another address is named and opens nothing', async ({
      page,
      labels,
    }) => {
      await giveCamera(page);
      await open(page, labels, '/guest-payment');
      const { origin } = new URL(page.url());
      const field = page.getByLabel(labels.zone, { exact: true });
      await page.getByRole('button', { name: s.fromList }).click();
      await page.getByRole('button', { name: s.scanSign }).click();
      await expect(page.locator('video')).toBeVisible();
      await checkRules(page);

      const imitation = `${origin.replace('127.0.0.1', '127.0.0.1.pay-parking.example')}/guest-payment?zone=${zone}`;
      await showCode(page, imitation);
      await expect(page.getByRole('alert')).toContainText(s.imitation);
      await expect(page.getByRole('alert')).toContainText(new URL(imitation).host);
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
      await checkRules(page);

      await showCode(page, `${origin}/guest-payment?city=${city}&zone=${zone}`);
      await page.getByRole('button', { name: s.again }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field).toHaveValue(zone);
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/guest-payment`);
    });

    test('from the menu, a code of this city opens the form, and one of another city asks first', async ({
      page,
      labels,
    }) => {
      await giveCamera(page);
      await open(page, labels, '/news');
      const { origin } = new URL(page.url());
      const scan = async (text: string): Promise<void> => {
        await showCode(page, text);
        await page.getByRole('button', { name: labels.menu }).click();
        await page.getByRole('button', { name: s.scan }).click();
      };
      await scan(`${origin}/guest-payment?city=kazan&zone=0302`);
      await expect(page.getByText(s.otherCity)).toBeVisible();
      await expect(page).toHaveURL(/\/news$/);
      await page.keyboard.press('Escape');
      await scan(`${origin}/guest-payment?city=${city}&zone=${zone}`);
      await expect(page.getByLabel(labels.zone, { exact: true })).toHaveValue(zone);
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/guest-payment`);
      await page.goBack();
      await expect(page).toHaveURL(/\/news$/);
    });
  });
}

test('the code of a fine shows its number, and a driver’s fines are one tap away', async ({ page, labels, driver }) => {
  const s = texts.ru;
  await giveCamera(page);
  await open(page, labels, '/news');
  await signIn(page, labels, driver);
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('button', { name: s.scan }).click();
  await expect(page.locator('video')).toBeVisible();
  await showCode(page, 'ST00012|Name=УФК|PersonalAcc=03100643000000015600|UIN=18810059200000123456|Sum=150000');
  await expect(page.getByText(s.fine)).toBeVisible();
  await expect(page.getByText('18810059200000123456')).toBeVisible();
  await page.getByRole('link', { name: s.fines }).click();
  await expect(page).toHaveURL(/\/profile\/penalty$/);
});

test('without a camera a photo of the code is read, and one without a code says so', async ({ page, labels }) => {
  const s = texts.ru;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  );
  await open(page, labels, '/guest-payment');
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: s.fromList }).click();
  await page.getByRole('button', { name: s.scanSign }).click();
  await expect(page.getByText(s.refused)).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  await checkRules(page);
  const photo = page.getByLabel(s.photo);
  await photo.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText(s.noCode)).toBeVisible();
  const picture = encodeQR(`${origin}/guest-payment?city=${city}&zone=${zone}`, 'gif', { scale: 6, border: 4 });
  await photo.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from(picture) });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(labels.zone, { exact: true })).toHaveValue(zone);
});
