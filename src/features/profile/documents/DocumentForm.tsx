import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { isPaperFree } from '~/data/documents/changeDocuments';
import { checkPaper, isSamePaper, paperNumber, paperShown, paperTypes, type Paper, type PaperFault, type PaperValues } from '~/domain/paper';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { EditNotice } from '../EditNotice';
import type { FormEnd } from '../editEndText';
import { paperFaultText, paperText } from './paperWords';
import { useChangeDocuments } from './useChangeDocuments';

interface Props {
  /** The document that is changed; without one a new one is added. */
  before?: Paper;
  others: readonly Paper[];
  onDone: () => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Type and number of a document (VAL-18…VAL-21). */
export const DocumentForm = ({ before, others, onDone, children }: Props) => {
  const change = useChangeDocuments();
  const isOnline = useAtomValue(isOnlineAtom);
  const form = useRefusableForm<PaperValues, PaperFault>(
    useMemo(() => formAtom<PaperValues>({ type: before?.type, number: paperShown(before?.number ?? '') }), [before]),
    (values) => checkPaper(values, others),
  );
  const [end, setEnd] = useState<FormEnd>();
  const { type, number } = form.values;

  const send = async (values: PaperValues): Promise<void> => {
    if (!values.type) return;
    setEnd(undefined);
    const paper: Paper = { type: values.type, number: paperNumber(values.number) };
    if (before && isSamePaper(before, paper)) {
      onDone();
      return;
    }
    const answer = await isPaperFree(paper);
    if (answer === 'unknown') setEnd('notChecked');
    else if (typeof answer === 'object') form.refuse('number', values.number, answer.errorName);
    if (answer !== 'free') return;
    const reached = await change(before ? { kind: 'edit', before, paper } : { kind: 'add', paper });
    if (reached === 'done') onDone();
    else setEnd(reached);
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
      <Button type="submit" isWide isBusy={form.isBusy} disabled={!isOnline}>
        {!isOnline ? t`Для изменений нужна сеть` : before ? t`Сохранить` : t`Добавить документ`}
      </Button>
      {children}
    </form>
  );
};
