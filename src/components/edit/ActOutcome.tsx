import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { actOutcomeAtom, type ActSection } from '~/state/actOutcome';

/** How long a success is shown (CONST-06). */
const displayMs = 7_000;

/** Says what the last act on the section's list has done, beside its heading, for seven seconds. */
export const ActOutcome = ({ section }: { section: ActSection }) => {
  const [said, setSaid] = useAtom(actOutcomeAtom);
  const outcome = said?.section === section ? said : undefined;
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setSaid((latest) => (latest === outcome ? undefined : latest)), displayMs);
    return () => clearTimeout(timer);
  }, [outcome, setSaid]);
  return (
    <p role="status" className="text-small font-semibold text-running">
      {outcome?.text}
    </p>
  );
};
