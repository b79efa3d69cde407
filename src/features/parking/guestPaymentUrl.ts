import type { StayTarget } from '~/components/stay-form/stay.form';

/**
 * Returns the address of the guest's form for one stay: `/guest-payment?city=…&zone=…&plate=…&duration=60`, with
 * `foreign=1` for a foreign plate.
 */
export const guestPaymentUrl = (
  { zone, parkingCode, plate, isForeign, durationMin }: Omit<StayTarget, 'category'>,
  city: string,
  prefix: string,
): string => {
  const search = new URLSearchParams({ city });
  if (zone !== undefined) search.set('zone', zone);
  if (parkingCode !== undefined) search.set('parkingCode', parkingCode);
  search.set('plate', plate);
  if (isForeign) search.set('foreign', '1');
  search.set('duration', String(durationMin));
  return `${prefix}/guest-payment?${search.toString()}`;
};
