import { useQueryClient } from '@tanstack/react-query';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { changeVehicles } from '~/data/vehicles/changeVehicles';
import type { EditEnd } from '~/domain/editEnd';
import type { CarDeed } from '~/domain/fleet';

/** Does one thing with the driver's vehicles in the chosen city. */
export const useChangeVehicles = (): ((deed: CarDeed) => Promise<EditEnd>) => {
  const client = useQueryClient();
  const asksCategory = useCapabilities()?.asksCategory ?? false;
  return (deed) => changeVehicles(client, deed, asksCategory);
};
