import type { DocumentType } from '../../rules/documentNumber';
import type { Store } from '../Store';

export interface IdentityDocument {
  id: number;
  type: DocumentType;
  /** Series and number without blanks, as `documentKey` returns them. */
  number: string;
}

/** The documents of a driver, in the order in which they were added. */
export const documentsOf = (store: Store, account: number): IdentityDocument[] =>
  store.many<IdentityDocument>('select id, type, number from document where account = ? order by id', account);

/** Adds a document and returns its id. Throws the database's error if the number is already taken in the city. */
export const addDocument = (
  store: Store,
  city: string,
  account: number,
  { type, number }: Omit<IdentityDocument, 'id'>,
): number =>
  store.run('insert into document (city, account, type, number) values (?, ?, ?, ?)', city, account, type, number).id;

export const changeDocument = (store: Store, { id, type, number }: IdentityDocument): void => {
  store.run('update document set type = ?, number = ? where id = ?', type, number, id);
};

export const dropDocument = (store: Store, id: number): void => {
  store.run('delete from document where id = ?', id);
};

/**
 * The owner whose own number does not count as taken: a document or vehicle that is changed, or all vehicles of an
 * account.
 */
export interface DocumentOwner {
  document?: number;
  vehicle?: number;
  vehiclesOf?: number;
}

/**
 * True if the number is already taken in the city. A certificate can belong to a vehicle or be a driver's document.
 * `number` has the form of `documentKey`.
 */
export const isDocumentTaken = (
  store: Store,
  city: string,
  type: DocumentType,
  number: string,
  owner: DocumentOwner = {},
): boolean => {
  const isDocument = 'select 1 from document where city = ? and type = ? and number = ? and id is not ?';
  if (store.one(isDocument, city, type, number, owner.document ?? null)) return true;
  if (type !== 'STS') return false;
  return (
    store.one(
      `select 1 from vehicle join account on account.id = vehicle.account
       where sts = ? and account.city = ? and vehicle.id is not ? and vehicle.account is not ?`,
      number,
      city,
      owner.vehicle ?? null,
      owner.vehiclesOf ?? null,
    ) !== undefined
  );
};
