import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { dayKey } from '~/domain/cityTime';
import { filterProofs, type Proof } from '~/domain/proof';
import { currentLanguage } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { ProofPaper } from './ProofPaper';
import { savePaper } from './savePaper';
import { useProofs } from './useProofs';

/** Offered to whoever logs out: their payments and failed attempts go with the login. Nothing where there are none. */
export const SaveProofs = () => {
  const proofs = useProofs();
  return proofs !== undefined && proofs.length > 0 ? <Offer proofs={filterProofs(proofs, 'all')} /> : null;
};

const Offer = ({ proofs }: { proofs: readonly Proof[] }) => {
  const city = useAtomValue(cityAtom);
  const paper = useRef<HTMLDivElement>(null);
  if (!city) return null;
  const { timeZone, nameForShow } = city;
  const save = (): void => {
    if (paper.current) savePaper(paper.current, t`Платежи и неудачные попытки`, `parking-${dayKey(serverNow(), timeZone)}`);
  };
  return (
    <div className="grid gap-2">
      <ProofPaper ref={paper} proofs={proofs} city={nameForShow[currentLanguage()]} timeZone={timeZone} />
      <p>{t`Чеки и журнал этого профиля тоже сотрутся. Сохраните их, если они нужны.`}</p>
      <Button look="secondary" icon="down" isWide onClick={save}>
        {t`Сохранить чеки и журнал`}
      </Button>
      {typeof window.print === 'function' && (
        <Button look="secondary" isWide onClick={() => window.print()}>
          {t`Печать или PDF`}
        </Button>
      )}
    </div>
  );
};
