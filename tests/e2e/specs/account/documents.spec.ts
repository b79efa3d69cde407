import type { Locator, Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, test } from '../../support/fixtures';
import { cityRecord, changeOnOtherDevice, nextDocument, sentBy } from '../../support/accountData';
import { signedIn } from '../../support/signedIn';
import type { Labels } from '../../support/labels';

const texts = {
  ru: {
    documents: 'Документы',
    none: /^Документов пока нет/,
    add: 'Добавить документ',
    edit: 'Изменить',
    save: 'Сохранить',
    remove: 'Удалить документ',
    STS: 'Свидетельство о регистрации',
    VU: 'Водительское удостоверение',
    number: 'Серия и номер',
    noType: 'Выберите документ',
    noNumber: 'Введите серию и номер',
    badSts: 'Нужны две цифры, две буквы и ещё шесть цифр',
    question: (name: string) => `Удалить документ «${name}»?`,
  },
  en: {
    documents: 'Documents',
    none: /^No documents yet/,
    add: 'Add a document',
    edit: 'Change',
    save: 'Save',
    remove: 'Remove the document',
    STS: 'Registration certificate',
    VU: 'Driving licence',
    number: 'Series and number',
    noType: 'Choose the document',
    noNumber: 'Enter the series and number',
    badSts: 'Two digits, two letters and six more digits are needed',
    question: (name: string) => `Remove the document “${name}”?`,
  },
} as const;
const s = texts.ru;

const section = (page: Page, name: string = s.documents): Locator => page.getByRole('region', { name });
const window = (page: Page): Locator => page.getByRole('dialog');
const spaced = (number: string): string => `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}`;

const openDocuments = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/my-profile');
};

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const x = texts[language];

    test('DOC-01, DOC-02: a document is added, changed and removed in one window, and the city has what the screen shows', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const [first, second, third] = [nextDocument('АХ'), nextDocument('19'), nextDocument('АХ')];
      await openDocuments(page, labels, driver);
      await expect(section(page, x.documents).getByText(x.none)).toBeVisible();
      await section(page, x.documents).getByRole('button', { name: x.add }).click();
      const dialog = window(page);
      const send = dialog.getByRole('button', { name: x.add });
      await send.click();
      await expect(dialog.getByText(x.noType)).toBeVisible();
      await expect(dialog.getByText(x.noNumber)).toBeVisible();
      await expect(dialog.getByRole('radio', { name: x.STS })).toBeFocused();
      await checkRules(page, 'faults');
      await dialog.getByRole('radio', { name: x.STS }).check();
      await dialog.getByLabel(x.number).fill('99 11 999999'); // B-90
      await send.click();
      await expect(dialog.getByText(x.badSts)).toBeVisible();
      await expect(dialog.getByLabel(x.number)).toBeFocused();
      expect(await sentBy(fakeCity, driver, 'POST', 'check-document')).toEqual([]);
      await dialog.getByLabel(x.number).fill(` ${spaced(first).toLowerCase()}`);
      await send.dblclick();
      await expect(dialog).toBeHidden();
      await expect(section(page, x.documents).getByRole('listitem')).toContainText([`${x.STS}${spaced(first)}`]);
      expect(await sentBy(fakeCity, driver, 'POST', 'document')).toEqual([{ type: 'STS', title: first }]);

      await section(page, x.documents).getByRole('button', { name: x.add }).click();
      await dialog.getByRole('radio', { name: x.VU }).check();
      await dialog.getByLabel(x.number).fill(second);
      await send.click();
      await expect(section(page, x.documents).getByRole('listitem')).toHaveCount(2);
      expect((await cityRecord(fakeCity, driver)).documents).toEqual([`STS ${first}`, `VU ${second}`]);
      await checkRules(page, 'list');

      const sts = section(page, x.documents).getByRole('listitem').filter({ hasText: x.STS });
      await sts.getByRole('button', { name: x.edit }).click();
      await dialog.getByRole('button', { name: x.save }).click();
      await expect(dialog).toBeHidden();
      await sts.getByRole('button', { name: x.edit }).click();
      await dialog.getByLabel(x.number).fill(third);
      await dialog.getByRole('button', { name: x.save }).click();
      await expect(sts).toContainText(spaced(third));
      expect(await sentBy(fakeCity, driver, 'PUT', 'document')).toEqual([
        { type: 'STS', title: third, oldtitle: first },
      ]);

      await sts.getByRole('button', { name: x.edit }).click();
      await dialog.getByRole('button', { name: x.remove }).click();
      await expect(dialog.getByText(x.question(`${x.STS} ${spaced(third)}`))).toBeFocused();
      await checkRules(page, 'remove');
      await dialog.getByRole('button', { name: x.remove }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(sts).toHaveCount(0);
      expect(await sentBy(fakeCity, driver, 'DELETE', 'document')).toEqual([{ type: 'STS', title: third }]);
      expect((await cityRecord(fakeCity, driver)).documents).toEqual([`VU ${second}`]);
    });
  });
}

test('VAL-21: a number that is taken is refused at its field, and a lost answer is reconciled', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const [ownNumber, storedNumber, lost] = [nextDocument('РС'), nextDocument('РС'), nextDocument('РС')];
  await changeOnOtherDevice(fakeCity, driver, 'POST', 'document', { type: 'STS', title: ownNumber });
  await openDocuments(page, labels, driver);
  await section(page).getByRole('button', { name: s.add }).click();
  await window(page).getByRole('radio', { name: s.STS }).check();
  const number = window(page).getByLabel(s.number);
  const send = window(page).getByRole('button', { name: s.add });
  await number.fill(ownNumber);
  await send.click();
  await expect(window(page).getByText('Документ с таким номером уже есть')).toBeVisible();
  await changeOnOtherDevice(fakeCity, driver, 'POST', 'document', { type: 'STS', title: lost });
  await number.fill(lost);
  await send.click();
  await expect(window(page).getByText('Документ с таким номером уже есть')).toBeVisible();
  await expect(number).toBeFocused();
  expect(await sentBy(fakeCity, driver, 'POST', 'check-document')).toEqual([{ type: 'STS', number: lost }]);
  await changeOnOtherDevice(fakeCity, driver, 'DELETE', 'document', { type: 'STS', title: lost });

  await fakeCity.control.misbehave({ match: 'profile/document', kind: '500' });
  await number.fill(storedNumber);
  await send.click();
  await expect(window(page).getByRole('alert')).toContainText('Сейчас этого изменения в списке нет');
  await fakeCity.control.misbehave({ match: 'profile/document', kind: 'commit+500' });
  await send.click();
  await expect(window(page)).toBeHidden();
  await expect(section(page).getByText(spaced(storedNumber))).toBeVisible();
  expect((await cityRecord(fakeCity, driver)).documents).toEqual([`STS ${ownNumber}`, `STS ${storedNumber}`]);
});
