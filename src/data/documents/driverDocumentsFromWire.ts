import type { ReplyOf } from '~/api/contract/endpoint';
import type { getProfile } from '~/api/contract/profile';
import { identityDocumentTypes, type IdentityDocument } from '~/domain/vehicle/identityDocument';
import { isSamePlate } from '~/domain/vehicle/plate';

/** The numbers of a driver's documents. They are never stored on the device (DOC-02). */
export interface DriverDocuments {
  identityDocuments: IdentityDocument[];
  /** Certificate numbers by plate, for vehicles that have one. */
  certificates: { plate: string; number: string }[];
}

/** Documents of the two known types, and vehicle certificates (DOC-02, VEH-06). */
export const driverDocumentsFromWire = ({ result }: ReplyOf<typeof getProfile>): DriverDocuments => ({
  identityDocuments: result.documents.flatMap(({ type, title }) => {
    const known = identityDocumentTypes.find((one) => one === type.trim().toUpperCase());
    const number = title.trim();
    return known && number !== '' ? [{ type: known, number }] : [];
  }),
  certificates: result.ts.flatMap(({ numberTs, STSNumber }) =>
    STSNumber?.trim() ? [{ plate: numberTs, number: STSNumber.trim() }] : [],
  ),
});

/** The certificate of the vehicle with this plate. */
export const certificateOf = ({ certificates }: DriverDocuments, plate: string): string | undefined =>
  certificates.find((one) => isSamePlate(one.plate, plate))?.number;
