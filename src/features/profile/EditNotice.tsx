import { t } from '@lingui/core/macro';
import { Notice } from '~/ui/Notice';
import { editEndText, type FormEnd } from './editEndText';

/** What became of a change that did not come about (ERR-47). */
export const EditNotice = ({ end }: { end: FormEnd | undefined }) => {
  const text = end && editEndText(end);
  if (text === undefined) return null;
  return (
    <Notice mood="danger" title={t`Изменение не сохранено`}>
      {text}
    </Notice>
  );
};
