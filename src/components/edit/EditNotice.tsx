import { Notice } from '~/ui/Notice';
import { editFailure, type FormOutcome } from './editOutcomeText';

/** Explains a change that failed or whose outcome is unknown (ERR-47). */
export const EditNotice = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const failure = outcome && editFailure(outcome);
  if (!failure) return null;
  return (
    <Notice severity="danger" title={failure.title}>
      {failure.text}
    </Notice>
  );
};
