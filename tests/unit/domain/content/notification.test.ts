import { describe, expect, it } from 'vitest';
import { isNotificationShown, notificationStamp } from '~/domain/content/notification';
import { textStamp } from '~/domain/content/textStamp';
import { hostileTexts } from '../../support/hostileTexts';

const line = { message: 'В выходные парковка бесплатна', url: '/news' };
const stamp = notificationStamp(line);

describe('the notification line of a city', () => {
  it.each([
    ['that was never seen is shown', line, undefined, true],
    ['where there is none is not', undefined, undefined, false],
    ['that is empty is not', { message: '' }, undefined, false],
    ['that was put away is not', line, stamp, false],
    ['that was put away stays away with another link', { ...line, url: '/pages/rules' }, stamp, false],
    ['with another message is shown', { message: 'В понедельник парковка платная' }, stamp, true],
  ])('a notification line %s', (_, found, dismissed, isDisplayed) => {
    expect(isNotificationShown(found, dismissed)).toBe(isDisplayed);
  });

  it('every text has a short stamp that no other text has', () => {
    const texts = [...hostileTexts, line.message, `${line.message} `, 'x'.repeat(100_000), 'x'.repeat(100_001)];
    const marks = texts.map(textStamp);
    expect(new Set(marks).size).toBe(new Set(texts).size);
    for (const mark of marks) expect(mark).toMatch(/^[\da-z]{1,11}$/);
  });
});
