import { minuteMs, type Instant } from '../time/cityTime';

/**
 * The end of a stay as a calendar file (RFC 5545). It provides a reminder when the app is closed and no server can send
 * one. All texts are parameters.
 */

interface CalendarAlarm {
  /** Minutes before the end of the stay. */
  beforeMin: number;
  text: string;
}

export interface CalendarStay {
  /** The id of the stay, and its city. */
  id: string;
  city: string;
  /** The host of the app: `parking.ru`. */
  host: string;
  startsAt: Instant;
  endsAt: Instant;
  title: string;
  description: string;
  address?: string;
  /** The absolute address where the stay is extended, as `URL` writes it. */
  link: string;
  alarms: readonly CalendarAlarm[];
}

/** The length of the event: long enough to be drawn. */
const eventMs = 5 * minuteMs;

/** The maximum number of octets in a line, without the line end (section 3.1). */
const maxOctets = 75;

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line where necessary, never within a character. Continuation lines begin with a space (section 3.1). */
const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
};

/** A value of type TEXT (section 3.3.11). Lone surrogates and control characters become spaces. */
const textValue = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\p{Cs}\p{Cc}]/gu, ' ');

/** `20261120T091500Z` */
const utc = (at: Instant): string => `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** Encodes a server's id with letters, digits and hyphens only. */
const nameOf = (text: string): string => text.replaceAll(/[^A-Za-z0-9-]/g, (char) => char.charCodeAt(0).toString(16));

const alarmLines = ({ beforeMin, text }: CalendarAlarm): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(text)}`,
  `TRIGGER:${beforeMin > 0 ? `-PT${beforeMin}M` : 'PT0M'}`,
  'END:VALARM',
];

/**
 * Returns a calendar with one event at the end of the stay, because calendars count alarms from the beginning of an
 * event. A calendar that ignores the alarms of a file still reminds by its own defaults. The same stay is the same
 * event. After an extension it replaces the earlier one, because its sequence number has grown with the minutes of the
 * stay. `now` is when the file is made.
 */
export const calendarFile = (stay: CalendarStay, now: Instant): string => {
  const { id, city, host, startsAt, endsAt, title, description, address, link, alarms } = stay;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//City parking//Stay//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:stay-${nameOf(id)}-${nameOf(city)}@${host}`,
    `SEQUENCE:${Math.max(0, Math.round((endsAt - startsAt) / minuteMs))}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(endsAt)}`,
    // Several calendars refuse or ignore an event without an end.
    `DTEND:${utc(endsAt + eventMs)}`,
    `SUMMARY:${textValue(title)}`,
    `DESCRIPTION:${textValue(description)}`,
    ...(address ? [`LOCATION:${textValue(address)}`] : []),
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(alarmLines),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
