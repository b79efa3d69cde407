import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { roughCost, type StayAtTariff } from '~/domain/stay/estimateCost';
import { sum } from '~/i18n/format';
import { lineAtom } from '~/platform/network';

interface Props {
  stay?: StayAtTariff;
  /** The city answered, but without a price. */
  hasAnswer?: boolean;
}

/** Why there is no price, and an estimate from the tariff on the device if the stay has one. */
export const UnansweredText = ({ stay, hasAnswer = false }: Props) => {
  const line = useAtomValue(lineAtom);
  const estimate = stay ? roughCost(stay) : 0;
  return (
    <>
      <p>{hasAnswer ? t`Город не назвал цену. Измените время или попробуйте позже.` : reasonText(line)}</p>
      {estimate > 0 && (
        <p className="font-semibold">{t`Примерно ${sum(estimate)} по тарифу на телефоне, без скидок. Точную цену назовёт город.`}</p>
      )}
    </>
  );
};

const reasonText = (line: string): string => {
  if (line === 'offline') return t`Нет сети. Всё, что вы ввели, на месте.`;
  if (line === 'portal') return t`Вместо города ответила сеть Wi-Fi. Всё, что вы ввели, на месте.`;
  return t`Город не ответил. Всё, что вы ввели, на месте.`;
};
