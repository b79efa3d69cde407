import { plural, t } from '@lingui/core/macro';
import { countdown } from '~/domain/time/countdown';
import { hoursText } from '~/i18n/durationText';

/** Rounded up like the countdown, so that the first second of an hour shows the hour. */
const wholeMinutes = (ms: number): number => Math.floor(Math.ceil(ms / 1000) / 60);

/** No line break between a number and its unit. */
const unbroken = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');

const hoursOf = (minutes: number): string => unbroken(hoursText(Math.floor(minutes / 60), minutes % 60));

/**
 * Formats the milliseconds left: `1 ч 29 мин`, or minutes and seconds in the last hour. The header, the cards and the
 * map show this same text. The first frame has a copy (`drawFirstFrame`).
 */
export const remainingTimeText = (ms: number): string => {
  if (ms <= 0) return t`Время вышло`;
  const minutes = wholeMinutes(ms);
  return minutes < 60 ? countdown(ms) : hoursOf(minutes);
};

/** The same number in words, for a screen reader, to which `29:54` is a time of the day. */
export const spokenRemainingTime = (ms: number): string => {
  const minutes = wholeMinutes(ms);
  if (minutes >= 60) return hoursOf(minutes);
  return minutes === 0
    ? t`меньше минуты`
    : plural(minutes, { one: '# минута', few: '# минуты', many: '# минут', other: '# минуты' });
};
