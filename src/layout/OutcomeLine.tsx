import { useAtomValue } from 'jotai';
import { outcomeAtom } from '~/state/outcome';
import { Icon } from '~/ui/Icon';

/** The outcome of an action whose dialog has closed, over the page, so that nothing on it moves. */
export const OutcomeLine = () => {
  const outcome = useAtomValue(outcomeAtom);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-2 bottom-4 z-20 mx-auto max-w-md">
      {outcome !== undefined && (
        <p className="flex items-center gap-3 rounded-sheet border border-line bg-paper p-3 font-semibold shadow-float">
          <Icon name="check" className="text-running" />
          {outcome}
        </p>
      )}
    </div>
  );
};
