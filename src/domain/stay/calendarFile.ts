import { minuteMs, type Instant } from '../time/cityTime';

/** The end of a stay as a file for a calendar (RFC 5545): it reminds where the app is closed and no server can. Words come as arguments. */

interface CalendarAlarm {
  /** Minutes before the end of the stay. */
  beforeMin: number;
  text: string;
}

export interface CalendarStay {
  /** Of the stay, in its city. */
  id: string;
  city: string;
  /** Of the app: `parking.ru`. */
  host: string;
  startsAt: Instant;
  endsAt: Instant;
  title: string;
  description: string;
  address?: string;
  /** Where the stay is extended: a whole address, as `URL` writes it. */
  link: string;
  alarms: readonly CalendarAlarm[];
}

/** The most octets of a line, its end aside (section 3.1). */
const maxOctets = 75;

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** One line, cut where it has to be, never within a letter; what follows begins with a space (section 3.1). */
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

/** A value of type TEXT (section 3.3.11). Half a letter is none, and no calendar reads what only a machine would. */
const textValue = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\p{Cs}\p{Cc}]/gu, ' ');

/** `20261120T091500Z` */
const utc = (at: Instant): string => `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** Letters and digits alone, whatever a server calls its stays. */
const nameOf = (text: string): string => text.replaceAll(/[^A-Za-z0-9-]/g, (char) => char.charCodeAt(0).toString(16));

const alarmLines = ({ beforeMin, text }: CalendarAlarm): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(text)}`,
  `TRIGGER:${beforeMin > 0 ? `-PT${beforeMin}M` : 'PT0M'}`,
  'END:VALARM',
];

/**
 * A calendar with one event at the end of the stay: calendars count alarms from the beginning of an event, and one that leaves out
 * alarms of a file, as some do, still reminds before it by its own habit. The same stay is the same event; extended, it takes the
 * earlier one's place, for its sequence number, the minutes of the stay, has grown. `now` is when the file is made.
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
