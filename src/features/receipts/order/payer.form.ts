import { emptyFirm, emptyPerson, type FirmValues, type PayerKind, type PersonValues } from '~/domain/payer';
import { personalAtom } from '~/state/personal';
import { emptyForm } from '~/ui/form/formAtom';

/** Who pays, as it was typed: kept while the page lives, and never on the device, for the numbers of documents stand in it. */
export const payerAtoms = {
  kind: personalAtom<PayerKind>('person'),
  person: personalAtom(emptyForm<PersonValues>(emptyPerson)),
  /** The driver's own name has been filled in: what is made of it is theirs. */
  isNameOffered: personalAtom(false),
  firm: personalAtom(emptyForm<FirmValues>(emptyFirm)),
};
