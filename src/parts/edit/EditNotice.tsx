import { Notice } from '~/ui/Notice';
import { editFailure, type FormEnd } from './editEndText';

/** What became of a change that did not come about, or not surely (ERR-47). */
export const EditNotice = ({ end }: { end: FormEnd | undefined }) => {
  const failure = end && editFailure(end);
  if (!failure) return null;
  return (
    <Notice mood="danger" title={failure.title}>
      {failure.text}
    </Notice>
  );
};
