import { useState } from 'react';
import { certificateOf } from '~/data/documents/driverDocumentsFromWire';
import { useDriverDocuments } from '~/data/documents/useDriverDocuments';
import { useProfileWithOwner } from '~/data/profile/useProfileWithOwner';
import type { RegisteredVehicle } from '~/domain/vehicle/vehicleEdit';

/**
 * Returns the driver's vehicles with their certificates for a form, or undefined until both have been read. They
 * survive a login that expires in the meantime. Another person who signs in gets their own.
 */
export const useRegisteredVehicles = () => {
  const { profile, owner } = useProfileWithOwner();
  const { documents, isFailed, isFetching, refetch } = useDriverDocuments();
  const [stored, setStored] = useState({ documents, owner });
  if (documents && (stored.documents !== documents || stored.owner !== owner)) setStored({ documents, owner });
  const knownDocuments = documents ?? (stored.owner === owner ? stored.documents : undefined);
  const vehicles =
    knownDocuments &&
    profile?.vehicles.map((vehicle): RegisteredVehicle => ({
      ...vehicle,
      certificate: certificateOf(knownDocuments, vehicle.plate),
    }));
  return { vehicles, stays: profile?.sessions ?? [], owner, isFailed, isFetching, refetch };
};
