import { expect, it } from 'vitest';
import {
  checkNote,
  isCompleteWithPosition,
  isUnknownPlace,
  noteFromValues,
  type ParkedNoteValues,
} from '~/features/parked-notes/parkedNote.form';
import { fitToMaxSide, scalePhoto } from '~/features/parked-notes/scalePhoto';

const timeZone = 'Asia/Yekaterinburg';
const now = Date.parse('2026-11-20T14:02:00+05:00');
const zone = { number: '0302', name: '', address: 'улица Ленина, 12', prices: [] };
const known = { zones: [zone], paysByParking: false };
const whole: ParkedNoteValues = { place: '302', plate: 'a123bc59', isForeign: false };
const position = { latitude: 58, longitude: 56 };
const post = (kind: 'postPayment' | 'postPaymentYesterday', time: string, chosenOn = '2026-11-20') => ({
  kind,
  time,
  chosenOn,
});

it.each([
  ['whole', {}, {}],
  ['no place', { place: ' ' }, { place: 'NoZoneSelected' }],
  ['no number, but the phone knows the place', { place: '', position }, {}],
  ['a number that the list on the device lacks', { place: '999' }, {}],
  ['no car', { plate: '' }, { plate: 'empty' }],
  ['half a plate', { plate: 'а12' }, { plate: 'format' }],
  ['a time to come', { post: post('postPayment', '15:00') }, { post: 'FuturePost' }],
  ['a time that is not filled in', { post: post('postPayment', '') }, { post: 'NoStartTime' }],
  ['midnight has passed since', { post: post('postPayment', '13:00', '2026-11-19') }, { post: 'OtherDay' }],
])('the form of a note is checked: %s', (_, change, errors) => {
  expect(checkNote({ ...whole, ...change }, now, timeZone)).toEqual(errors);
});

it.each<[string, Partial<ParkedNoteValues>, boolean]>([
  ['is all that is missing', {}, true],
  ['comes when a number was typed meanwhile', { place: '0302' }, false],
  ['comes when the plate is being changed', { plate: 'а12' }, false],
  ['comes when the beginning holds no more', { post: post('postPayment', '15:00') }, false],
  ['is known already', { position }, false],
])('a note is complete only with a position that was missing: the phone’s position %s', (_, change, isWhole) => {
  expect(isCompleteWithPosition({ ...whole, place: '', ...change }, position, now, timeZone)).toBe(isWhole);
});

it('a number that the list lacks is a warning, and is stored as typed', () => {
  const unknown = { ...whole, place: '0999' };
  expect(isUnknownPlace(unknown, known)).toBe(true);
  expect(noteFromValues(unknown, known, now, timeZone).zone).toBe('0999');
  expect(isUnknownPlace(whole, known)).toBe(false);
  expect(isUnknownPlace({ place: ' ' }, known)).toBe(false);
  expect(isUnknownPlace(unknown, { ...known, zones: undefined })).toBe(false);
});

it('a note is stored with the place, the vehicle and the start that will be paid for', () => {
  expect(noteFromValues(whole, known, now, timeZone)).toMatchObject({
    plate: 'А123ВС59',
    zone: '0302',
    parkingCode: undefined,
    address: 'улица Ленина, 12',
    startsAt: undefined,
  });
  expect(noteFromValues({ ...whole, post: post('postPaymentYesterday', '23:50') }, known, now, timeZone).startsAt).toBe(
    Date.parse('2026-11-19T23:50:00+05:00'),
  );
  // Until the city's list has arrived, the number is taken as typed. A code stays a code.
  expect(noteFromValues(whole, { zones: undefined, paysByParking: false }, now, timeZone)).toMatchObject({
    zone: '302',
  });
  expect(noteFromValues(whole, { zones: undefined, paysByParking: true }, now, timeZone)).toMatchObject({
    zone: undefined,
    parkingCode: '302',
  });
  expect(noteFromValues({ ...whole, place: '', position }, known, now, timeZone)).toMatchObject({
    zone: undefined,
    parkingCode: undefined,
    place: position,
  });
});

it.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [640, 480, 640, 480],
  [20_000, 1, 1280, 1],
])('a photo of %d × %d pixels is stored as %d × %d', (width, height, fitWidth, fitHeight) => {
  expect(fitToMaxSide({ width, height })).toEqual({ width: fitWidth, height: fitHeight });
});

it('a photo of 50 MB is refused without being opened', async () => {
  expect(await scalePhoto({ size: 50 * 1024 * 1024 } as Blob)).toBe('tooLarge');
});
