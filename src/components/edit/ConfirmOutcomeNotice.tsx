import { t } from '@lingui/core/macro';
import type { ConfirmOutcome } from '~/state/dialogs';
import { Notice } from '~/ui/Notice';

/** True if the action was done, with or without a detail. */
export const isDone = (outcome: ConfirmOutcome | undefined): boolean =>
  outcome === 'done' || (typeof outcome === 'object' && 'detail' in outcome);

interface Props {
  outcome: ConfirmOutcome | undefined;
  doneText: string;
}

/** Shows how a confirmed action ended. */
export const ConfirmOutcomeNotice = ({ outcome, doneText }: Props) => {
  if (outcome === undefined) return null;
  if (isDone(outcome)) {
    return (
      <Notice severity="good" title={doneText}>
        {typeof outcome === 'object' && 'detail' in outcome && outcome.detail}
      </Notice>
    );
  }
  const failure = typeof outcome === 'object' && 'failure' in outcome ? outcome : undefined;
  return (
    <Notice
      severity={failure?.isUnknown ? 'warning' : 'danger'}
      title={failure?.isUnknown ? t`Город пока не подтвердил` : t`Произошла ошибка`}
    >
      {failure?.failure ?? t`Попробуйте ещё раз.`}
    </Notice>
  );
};
