import {
  emptyLegalEntity,
  emptyPerson,
  type LegalEntityValues,
  type PayerKind,
  type PersonValues,
} from '~/domain/history/payer';
import { personalAtom } from '~/state/session/personalAtom';
import { emptyForm } from '~/ui/form/formAtom';

/** Who pays, as it was typed: kept while the page lives, and never on the device, for the numbers of documents stand in it. */
export const receiptPayerAtoms = {
  kind: personalAtom<PayerKind>('person'),
  person: personalAtom(emptyForm<PersonValues>(emptyPerson)),
  /** The driver's own name has been filled in: what is made of it is theirs. */
  isNameOffered: personalAtom(false),
  firm: personalAtom(emptyForm<LegalEntityValues>(emptyLegalEntity)),
};
