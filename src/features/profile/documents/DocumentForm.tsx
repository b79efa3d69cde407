import { t } from '@lingui/core/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { isDocumentNumberFree } from '~/data/documents/editDocuments';
import {
  checkIdentityDocument,
  isDocumentEditDone,
  isSameDocument,
  documentNumber,
  formatDocumentNumber,
  maskDocumentNumber,
  identityDocumentTypes,
  type IdentityDocument,
  type IdentityDocumentEdit,
  type IdentityDocumentError,
  type IdentityDocumentValues,
} from '~/domain/vehicle/identityDocument';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { editOutcomeTitle, editFailure, type FormOutcome } from '~/components/edit/editOutcomeText';
import { useNotifyOutcome } from '~/components/edit/useNotifyOutcome';
import { documentErrorText, documentTypeText } from './documentText';
import { useEditDocuments } from './useEditDocuments';

interface Props {
  /** The document to change; undefined to add a new one. */
  before?: IdentityDocument;
  /** The driver's documents as currently known. */
  documents: readonly IdentityDocument[];
  onDone: () => void;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Type and number of a document (VAL-18…VAL-21). */
export const DocumentForm = ({ before, documents, onDone, children }: Props) => {
  const editDocuments = useEditDocuments();
  const others = documents.filter((one) => !before || !isSameDocument(one, before));
  const editOf = (identityDocument: IdentityDocument): IdentityDocumentEdit =>
    before ? { kind: 'edit', before, identityDocument } : { kind: 'add', identityDocument };
  // A document that was sent and whose answer was lost. If it appears as taken now, that request may have added it.
  const [unconfirmed, setUnconfirmed] = useState<IdentityDocument>();
  const isUnconfirmed = (identityDocument: IdentityDocument): boolean =>
    unconfirmed !== undefined && isSameDocument(unconfirmed, identityDocument);
  const isSaved = (identityDocument: IdentityDocument): boolean =>
    isUnconfirmed(identityDocument) && isDocumentEditDone(documents, editOf(identityDocument));
  const form = useFormWithServerErrors<IdentityDocumentValues, IdentityDocumentError>(
    useMemo(
      () =>
        formAtom<IdentityDocumentValues>({ type: before?.type, number: formatDocumentNumber(before?.number ?? '') }),
      [before],
    ),
    (values) =>
      values.type && isSaved({ type: values.type, number: documentNumber(values.number) })
        ? {}
        : checkIdentityDocument(values, others),
  );
  const [displayedOutcome, setDisplayedOutcome] = useState<FormOutcome>();
  const notifyOutcome = useNotifyOutcome();
  const { type, number } = form.values;

  /**
   * The refusal is about the number in the format shown after blur. The same number typed differently is refused too.
   */
  const showServerError = (submitted: string, refusal: { errorName: string; message?: string }): void => {
    form.set({ number: submitted });
    form.setServerError('number', submitted, refusal);
  };

  const send = async (values: IdentityDocumentValues): Promise<void> => {
    if (!values.type) return;
    setDisplayedOutcome(undefined);
    const identityDocument: IdentityDocument = { type: values.type, number: documentNumber(values.number) };
    if (isSaved(identityDocument) || (before && !unconfirmed && isSameDocument(before, identityDocument))) {
      onDone();
      return;
    }
    const notify = notifyOutcome();
    const answer = isUnconfirmed(identityDocument) ? 'free' : await isDocumentNumberFree(identityDocument);
    // A refusal without a name is not about the number, so the same number may be tried again.
    if (typeof answer === 'object' && answer.errorName !== '') {
      const text = documentErrorText(answer.errorName, identityDocument.type, answer.message) ?? '';
      notify(() => showServerError(formatDocumentNumber(values.number), answer), {
        title: editOutcomeTitle(false),
        text,
      });
      return;
    }
    const outcome =
      answer === 'free' ? await editDocuments(editOf(identityDocument)) : answer === 'unknown' ? 'notChecked' : answer;
    notify(() => {
      if (outcome === 'unknown' || outcome === 'notDone') setUnconfirmed(identityDocument);
      if (outcome === 'done') onDone();
      else setDisplayedOutcome(outcome);
    }, editFailure(outcome));
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(send)}>
      <Choice
        label={t`Документ`}
        isColumn
        options={identityDocumentTypes.map((value) => ({ value, label: documentTypeText(value) }))}
        value={type}
        onChange={(chosen) => form.set({ type: chosen })}
        error={documentErrorText(form.error('type'), type)}
      />
      <TextField
        label={t`Серия и номер`}
        hint={type === 'VU' ? t`Например, 59 15 123456` : t`Например, 59 АА 123456`}
        value={number}
        onChange={(input) => form.set({ number: input })}
        rewrite={maskDocumentNumber(type)}
        onBlur={() => form.blur('number')}
        error={documentErrorText(form.error('number'), type, form.message('number'))}
        name="document"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <EditNotice outcome={displayedOutcome} />
      <SaveButton isBusy={form.isBusy}>{before ? t`Сохранить` : t`Добавить документ`}</SaveButton>
      {children}
    </form>
  );
};
