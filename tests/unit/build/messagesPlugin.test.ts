import { expect, it } from 'vitest';
import { catalogueOf, cataloguesOfText } from '../../../src/build/messagesPlugin';

it.each([
  ['src/features/guest/GuestForm.tsx', 'guest'],
  ['/work/src/features/map/engine/MapCanvas.tsx', 'map'],
  ['/work/src/features/map/list/ListRow.tsx', 'map-list'],
  ['src/layout/Header.tsx', 'base'],
  ['src/layout/menu/MenuDialog.tsx', 'layout'],
  ['src/components/Price.tsx', 'base'],
  ['src/components/SpokenSum.tsx', 'later'],
  ['src/components/stay-form/ZonesFailure.tsx', 'later'],
  ['src/i18n/errorText.ts', 'errors'],
  ['src/components/stay/StayCard.tsx', 'later'],
  ['src/components/driver/VehicleField.tsx', 'later'],
  ['src/components/warnings/PlateWarning.tsx', 'later'],
  ['src/components/positionErrorText.ts', 'position'],
  ['src/app/updates/CrashActions.tsx', 'app'],
  ['src/app/updates/CrashScreen.tsx', 'base'],
  ['src/components/payment-records/paymentRecordText.ts', 'offline-data'],
  ['src/components/payment/EndNotice.tsx', 'later'],
  ['src/components/payment/PhoneField.tsx', 'base'],
  ['src/components/plate/CategoryField.tsx', 'later'],
  ['src/components/plate/PlateField.tsx', 'base'],
])('the messages of %s belong to the catalogue %s', (file, area) => {
  expect(catalogueOf(file)).toBe(area);
});

it.each([
  [['src/features/guest/GuestForm.tsx'], ['guest']],
  [['src/features/guest/GuestForm.tsx', 'src/features/guest/StayPanel.tsx'], ['guest']],
  [
    ['src/features/guest/GuestForm.tsx', 'src/features/parking/DriverPaymentForm.tsx'],
    ['guest', 'parking'],
  ],
  [
    ['src/features/guest/GuestForm.tsx', 'src/features/parking/DriverPaymentForm.tsx', 'src/components/Age.tsx'],
    ['base'],
  ],
  [['src/features/guest/GuestForm.tsx', 'src/layout/Header.tsx'], ['base']],
  [[], ['base']],
])('a text used in %j goes into the catalogues %j', (files, areas) => {
  expect(cataloguesOfText(files)).toEqual(areas);
});
