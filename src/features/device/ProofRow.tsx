import { t } from '@lingui/core/macro';
import { placeNumber } from '~/domain/placeRef';
import type { Proof } from '~/domain/proof';
import { dateAndTime, sum } from '~/i18n/format';
import { causeText, factsOf, kindText, outcomeText } from '~/parts/proofs/proofText';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';

interface Props {
  proof: Proof;
  timeZone: string;
  onDelete: () => void;
}

const signs: Record<Proof['outcome'], { icon: IconName; look: string }> = {
  done: { icon: 'check', look: 'text-running' },
  twice: { icon: 'warning', look: 'text-over' },
  failed: { icon: 'close', look: 'text-over' },
  link: { icon: 'clock', look: 'text-muted' },
  open: { icon: 'clock', look: 'text-ending' },
};

/** One entry; it opens to everything that is known of it. */
export const ProofRow = ({ proof, timeZone, onDelete }: Props) => {
  const { outcome, kind, sentAt, plate, place, sum: paid, toPay } = proof;
  const total = paid ?? toPay;
  const cause = causeText(proof);
  return (
    <li className="rounded-sheet border border-line">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-start gap-3 rounded-sheet p-[12px] [&::-webkit-details-marker]:hidden">
          <Icon name={signs[outcome].icon} className={`mt-0.5 ${signs[outcome].look}`} />
          <span className="grid min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{kindText(kind)}</span>
              {total !== undefined && <span className="text-lead">{sum(total)}</span>}
            </span>
            <span className={`font-semibold ${signs[outcome].look}`}>{outcomeText(proof)}</span>
            {cause !== undefined && <span>{cause}</span>}
            <span className="text-muted">{[dateAndTime(sentAt, timeZone), plate, placeNumber(place)].filter(Boolean).join(' · ')}</span>
          </span>
          <Icon name="down" className="mt-0.5 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-line p-[12px]">
          <dl className="grid gap-2">
            {factsOf(proof, timeZone).map(([name, value]) => (
              <div key={name}>
                <dt className="text-small text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button look="secondary" onClick={onDelete}>
            {t`Удалить запись`}
          </Button>
        </div>
      </details>
    </li>
  );
};
