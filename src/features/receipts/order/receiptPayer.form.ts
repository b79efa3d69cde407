import {
  emptyLegalEntity,
  emptyPerson,
  type LegalEntityValues,
  type PayerKind,
  type PersonValues,
} from '~/domain/history/payer';
import { personalAtom } from '~/state/session/personalAtom';
import { emptyForm } from '~/ui/form/formAtom';

/**
 * The payer as typed. It lives in memory with the page, and never on the device, because it contains document numbers.
 */
export const receiptPayerAtoms = {
  /** As chosen. Undefined until then: the login says whether a legal entity pays. */
  kind: personalAtom<PayerKind | undefined>(undefined),
  person: personalAtom(emptyForm<PersonValues>(emptyPerson)),
  /** True if the driver's own name has been filled in. Later changes are the driver's and are not overwritten. */
  isNameOffered: personalAtom(false),
  /** The same for the name of a legal entity. */
  isFirmOffered: personalAtom(false),
  firm: personalAtom(emptyForm<LegalEntityValues>(emptyLegalEntity)),
};
