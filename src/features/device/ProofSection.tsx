import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { filterProofs, type Proof, type ProofFilter } from '~/domain/proof';
import { currentLanguage } from '~/i18n/words';
import { ProofPaper } from '~/parts/proofs/ProofPaper';
import { useProofs } from '~/parts/proofs/useProofs';
import { dropProofs, proofOwnersAtom } from '~/state/proofs';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { PaperButtons } from './PaperButtons';
import { ProofRow } from './ProofRow';

/** The payments of this device and the attempts that failed, as a list and as one page. */
export const ProofSection = ({ city: { city, nameForShow, timeZone } }: { city: CityConfig }) => {
  const proofs = useProofs();
  const owners = useAtomValue(proofOwnersAtom);
  const [filter, setFilter] = useState<ProofFilter>('all');
  const shown = filterProofs(proofs ?? [], filter);
  const paper = { proofs: shown, city: nameForShow[currentLanguage()], timeZone };

  const ask = (title: string, text: string, isDropped?: (proof: Proof) => boolean): void =>
    openWindow({
      name: 'confirm',
      title,
      text,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        await dropProofs(city, owners, isDropped);
        return 'done';
      },
    });
  const note = t`Если это нужно для обжалования, сначала распечатайте или сохраните. Вернуть записи будет нельзя.`;

  return (
    <section aria-labelledby="proofs" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="proofs" className="text-lead font-bold">{t`Чеки и журнал`}</h2>
        <p className="text-muted">{t`Каждый платёж с этого устройства с ответом города и каждая попытка, которая не удалась. Открывается и без сети.`}</p>
      </div>
      {proofs?.length === 0 && (
        <p className="rounded-sheet bg-raised p-[16px] text-lead">{t`Записей пока нет. Они появятся, когда вы оплатите парковку или не сможете это сделать.`}</p>
      )}
      {proofs !== undefined && proofs.length > 0 && (
        <>
          <Choice
            label={t`Показать`}
            options={[
              { value: 'all', label: t`Все` },
              { value: 'done', label: t`Успешные` },
              { value: 'failed', label: t`Неудачные` },
            ]}
            value={filter}
            onChange={setFilter}
          />
          {shown.length === 0 ? (
            <p className="text-lead">{t`Таких записей нет.`}</p>
          ) : (
            <>
              <ProofPaper {...paper} />
              <PaperButtons {...paper} />
              <ul className="grid gap-2" aria-label={t`Записи`}>
                {shown.map((proof) => (
                  <ProofRow
                    key={proof.id}
                    proof={proof}
                    timeZone={timeZone}
                    onDelete={() => ask(t`Удалить запись?`, note, ({ id }) => id === proof.id)}
                  />
                ))}
              </ul>
            </>
          )}
          <Button look="secondary" isWide onClick={() => ask(t`Удалить все записи?`, note)}>
            {t`Удалить все записи`}
          </Button>
        </>
      )}
    </section>
  );
};
