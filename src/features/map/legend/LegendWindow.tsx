import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { kindsOf } from '~/domain/mapFilter';
import { objectTypes, parkingCategories, type MapFeature } from '~/domain/parking';
import { cityAtom } from '~/state/city';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { Window } from '~/ui/Window';
import { signOf } from '~/data/map/mapShapes';
import { categoryText } from '../objectText';
import { useFeatures } from '../useFeatures';
import { MapSign } from './MapSign';
import { PriceScale } from './PriceScale';

type Kind = Pick<MapFeature, 'objectType' | 'category'>;

/** Kinds that share a sign, in one line. */
const bySign = (kinds: readonly Kind[]): Kind[][] => {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const sign = signOf({ ...kind, isInactive: false });
    groups.set(sign, [...(groups.get(sign) ?? []), kind]);
  }
  return [...groups.values()];
};

/** What the map's colours, signs and circles mean: first what it costs, then the kinds that this city has. */
export const LegendWindow = ({ onClose }: { onClose: () => void }) => {
  const features = useFeatures();
  const credit = useAtomValue(cityAtom)?.mapSource.attribution;
  const { types, categories } = useMemo(() => kindsOf(features), [features]);
  const kinds = [
    ...parkingCategories.filter((category) => categories.has(category)).map((category): Kind => ({ objectType: 'parkings', category })),
    ...objectTypes.filter((type) => type !== 'parkings' && types.has(type)).map((objectType): Kind => ({ objectType, category: 'roadside' })),
  ];
  return (
    <Window title={t`Что значат знаки на карте`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Part title={t`Цвета: сколько стоит парковка`}>
          <p className="mb-1">{t`Цвет линии или площади говорит, сколько стоит час в самое дорогое время недели. В другое время бывает дешевле или бесплатно.`}</p>
          <PriceScale />
          <p className="mt-1 text-small text-muted">{t`Цену на сейчас называют карточка парковки и список. Вблизи цена стоит и под знаком: «≤» значит, что не всегда так дорого.`}</p>
        </Part>
        <Part title={t`Знаки`}>
          <ul className="grid">
            {bySign(kinds).map(
              ([first, ...rest]) =>
                first && (
                  <Line key={signOf({ ...first, isInactive: false })} sign={<MapSign kind={first} size={36} />}>
                    {[...new Set([first, ...rest].map(categoryText))].join(', ')}
                  </Line>
                ),
            )}
            <Line sign={<MapSign kind={{ objectType: 'parkings', category: 'roadside', isInactive: true }} size={36} />}>
              {t`Парковка сейчас не работает`}
            </Line>
            <Line
              sign={
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-[#1B4F9C] text-small font-bold text-[#FFFFFF] forced-color-adjust-none"
                >
                  12
                </span>
              }
            >
              {t`Несколько рядом: число говорит сколько. Нажмите, чтобы приблизить`}
            </Line>
          </ul>
        </Part>
        {credit && (
          <Part title={t`Чья карта`}>
            <ServerHtml html={credit} label={t`Чья карта`} />
          </Part>
        )}
      </div>
    </Window>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-small font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

const Line = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-12 items-center gap-3 py-1">
    {sign}
    <span className="min-w-0">{children}</span>
  </li>
);
