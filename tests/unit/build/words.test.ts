import { expect, it } from 'vitest';
import { areaOf, areasOfText } from '../../../src/build/words';

it.each([
  ['src/features/guest/GuestForm.tsx', 'guest'],
  ['/work/src/features/map/engine/MapCanvas.tsx', 'map'],
  ['/work/src/features/map/list/ListRow.tsx', 'map-list'],
  ['src/features/shell/Header.tsx', 'base'],
  ['src/features/shell/menu/MenuWindow.tsx', 'shell'],
  ['src/parts/Price.tsx', 'base'],
  ['src/i18n/errorText.ts', 'errors'],
  ['src/parts/session/StayHero.tsx', 'later'],
  ['src/parts/driver/VehicleField.tsx', 'later'],
  ['src/parts/doubts/PlateDoubt.tsx', 'later'],
  ['src/parts/positionFault.ts', 'position'],
  ['src/app/CrashDeeds.tsx', 'app'],
  ['src/app/CrashScreen.tsx', 'base'],
  ['src/parts/proofs/proofText.ts', 'device'],
  ['src/parts/payment/EndNotice.tsx', 'later'],
  ['src/parts/payment/PhoneField.tsx', 'base'],
  ['src/parts/plate/CategoryField.tsx', 'later'],
  ['src/parts/plate/PlateField.tsx', 'base'],
])('the words of %s travel with %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});

it.each([
  [['src/features/guest/GuestForm.tsx'], ['guest']],
  [['src/features/guest/GuestForm.tsx', 'src/features/guest/StayPanel.tsx'], ['guest']],
  [
    ['src/features/guest/GuestForm.tsx', 'src/features/parking/PayForm.tsx'],
    ['guest', 'parking'],
  ],
  [['src/features/guest/GuestForm.tsx', 'src/features/parking/PayForm.tsx', 'src/parts/Age.tsx'], ['base']],
  [['src/features/guest/GuestForm.tsx', 'src/features/shell/Header.tsx'], ['base']],
  [[], ['base']],
])('a text of %j travels with %j', (files, areas) => {
  expect(areasOfText(files)).toEqual(areas);
});
