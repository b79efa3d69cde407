import { describe, expect, it } from 'vitest';
import { isPopupOpen, popupStamp, type Popup } from '~/domain/content/popup';

const popup: Popup = { title: 'Новые зоны', message: '<p>С понедельника</p>', updated: '2026-11-01T09:00:00+03:00' };
const stamp = popupStamp(popup);

describe('the popup of a city', () => {
  it.each<[string, Popup | undefined, string | undefined, boolean]>([
    ['that was never seen opens', popup, undefined, true],
    ['that could not be had does not', undefined, undefined, false],
    ['that was dismissed stays closed', popup, stamp, false],
    [
      'that was dismissed stays closed when only its words change',
      { ...popup, title: 'Другие зоны', message: '' },
      stamp,
      false,
    ],
    ['opens again when its date changes', { ...popup, updated: '2026-11-02T09:00:00+03:00' }, stamp, true],
    ['opens again when its date is taken away', { ...popup, updated: undefined }, stamp, true],
    [
      'is closed with an empty title and message, whatever its date',
      { title: '', message: '', updated: 'x' },
      undefined,
      false,
    ],
    ['with a title alone opens', { title: 'Новые зоны', message: '' }, undefined, true],
    ['with a message alone opens', { title: '', message: 'С понедельника' }, undefined, true],
    ['with a picture alone opens', { title: '', message: '<p><img src="/a.png"></p>' }, undefined, true],
    ['of empty paragraphs is empty', { title: '', message: ' <p>&nbsp;</p>\n<br/><div> </div>' }, undefined, false],
    ['of a script alone is empty', { title: '', message: '<script>alert(1)</script>' }, undefined, false],
    ['was dismissed in another version', popup, 'constructor', true],
  ])('a city’s popup %s', (_, found, dismissed, isOpen) => {
    expect(isPopupOpen(found, dismissed)).toBe(isOpen);
  });

  it('a popup without a date is recognised by its words', () => {
    const undated = { title: popup.title, message: popup.message };
    expect(isPopupOpen(undated, popupStamp(undated))).toBe(false);
    expect(isPopupOpen({ ...undated, message: 'Со вторника' }, popupStamp(undated))).toBe(true);
  });

  it('a popup is checked at once, however large and odd its message is', () => {
    const message = '<'.repeat(50_000);
    expect(isPopupOpen({ title: '', message }, undefined)).toBe(true);
    expect(isPopupOpen({ title: '', message: '<p>'.repeat(20_000) }, undefined)).toBe(false);
  });
});
