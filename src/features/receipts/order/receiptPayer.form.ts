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
  kind: personalAtom<PayerKind>('person'),
  person: personalAtom(emptyForm<PersonValues>(emptyPerson)),
  /** True if the driver's own name has been filled in. Later changes are the driver's and are not overwritten. */
  isNameOffered: personalAtom(false),
  firm: personalAtom(emptyForm<LegalEntityValues>(emptyLegalEntity)),
};
