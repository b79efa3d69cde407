import { t } from '@lingui/core/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { isPaperFree } from '~/data/documents/changeDocuments';
import {
  checkPaper,
  isPaperDeedDone,
  isSamePaper,
  paperNumber,
  paperShown,
  paperTypes,
  type Paper,
  type PaperDeed,
  type PaperFault,
  type PaperValues,
} from '~/domain/paper';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { editEndTitle, editFailure, type FormEnd } from '~/parts/edit/editEndText';
import { useTellEnd } from '~/parts/edit/useTellEnd';
import { paperFaultText, paperText } from './paperWords';
import { useChangeDocuments } from './useChangeDocuments';

interface Props {
  /** The document that is changed; without one a new one is added. */
  before?: Paper;
  /** The driver's documents as they are known now. */
  papers: readonly Paper[];
  onDone: () => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Type and number of a document (VAL-18…VAL-21). */
export const DocumentForm = ({ before, papers, onDone, children }: Props) => {
  const change = useChangeDocuments();
  const others = papers.filter((one) => !before || !isSamePaper(one, before));
  const deedOf = (paper: Paper): PaperDeed => (before ? { kind: 'edit', before, paper } : { kind: 'add', paper });
  // Sent, and its answer was lost: what is taken now may be taken by that.
  const [lost, setLost] = useState<Paper>();
  const isLost = (paper: Paper): boolean => lost !== undefined && isSamePaper(lost, paper);
  const isSaved = (paper: Paper): boolean => isLost(paper) && isPaperDeedDone(papers, deedOf(paper));
  const form = useRefusableForm<PaperValues, PaperFault>(
    useMemo(() => formAtom<PaperValues>({ type: before?.type, number: paperShown(before?.number ?? '') }), [before]),
    (values) => (values.type && isSaved({ type: values.type, number: paperNumber(values.number) }) ? {} : checkPaper(values, others)),
  );
  const [end, setEnd] = useState<FormEnd>();
  const tellEnd = useTellEnd();
  const { type, number } = form.values;

  /** Refused as it is shown once the field is left: typed in another way it is the same number. */
  const refuse = (shown: string, errorName: string): void => {
    form.set({ number: shown });
    form.refuse('number', shown, errorName);
  };

  const send = async (values: PaperValues): Promise<void> => {
    if (!values.type) return;
    setEnd(undefined);
    const paper: Paper = { type: values.type, number: paperNumber(values.number) };
    if (isSaved(paper) || (before && !lost && isSamePaper(before, paper))) {
      onDone();
      return;
    }
    const tell = tellEnd();
    const answer = isLost(paper) ? 'free' : await isPaperFree(paper);
    // Without a name it says nothing of the number: the same may be tried again.
    if (typeof answer === 'object' && answer.errorName !== '') {
      const text = paperFaultText(answer.errorName, paper.type) ?? '';
      tell(() => refuse(paperShown(values.number), answer.errorName), { title: editEndTitle(false), text });
      return;
    }
    const reached = answer === 'free' ? await change(deedOf(paper)) : answer === 'unknown' ? 'notChecked' : answer;
    tell(() => {
      if (reached === 'unknown' || reached === 'notDone') setLost(paper);
      if (reached === 'done') onDone();
      else setEnd(reached);
    }, editFailure(reached));
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(send)}>
      <Choice
        label={t`Документ`}
        isColumn
        options={paperTypes.map((value) => ({ value, label: paperText(value) }))}
        value={type}
        onChange={(chosen) => form.set({ type: chosen })}
        fault={paperFaultText(form.fault('type'), type)}
      />
      <TextField
        label={t`Серия и номер`}
        hint={type === 'VU' ? t`Например, 59 15 123456` : t`Например, 59 АА 123456`}
        value={number}
        onChange={(typed) => form.set({ number: typed })}
        onBlur={() => {
          form.set({ number: paperShown(number) });
          if (number !== '') form.touch('number');
        }}
        fault={paperFaultText(form.fault('number'), type)}
        name="document"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{before ? t`Сохранить` : t`Добавить документ`}</SaveButton>
      {children}
    </form>
  );
};
