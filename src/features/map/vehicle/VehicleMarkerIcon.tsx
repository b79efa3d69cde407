import { t } from '@lingui/core/macro';
import { CardIcon } from '../card/CardIcon';

/** The driver's vehicle on the map. It is round and has a border, unlike any parking's sign. */
export const VehicleMarkerIcon = () => (
  <span
    role="img"
    aria-label={t`Ваша машина`}
    title={t`Ваша машина`}
    className="grid size-11 place-items-center rounded-full border-3 border-[#FFFFFF] bg-[#8A4B00] text-[#FFFFFF] shadow-float forced-color-adjust-none"
  >
    <CardIcon name="car" />
  </span>
);
