import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { countKinds } from '~/domain/map/mapFilter';
import { objectTypes, parkingCategories, type MapFeature } from '~/domain/map/mapFeature';
import { sum } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { ModalDialog } from '~/ui/ModalDialog';
import { markerNameOf } from '~/data/map/mapShapes';
import { categoryText } from '../mapObjectText';
import { useMapFeatures } from '../useMapFeatures';
import { MarkerPreview } from './MarkerPreview';
import { PriceScale } from './PriceScale';

/** The price in the example of a cluster. */
const exampleKopecks = 3_000;

type Kind = Pick<MapFeature, 'objectType' | 'category'>;

/** Groups the kinds that share a sign, for one line each. */
const groupByMarker = (kinds: readonly Kind[]): Kind[][] => {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const marker = markerNameOf({ ...kind, isInactive: false });
    groups.set(marker, [...(groups.get(marker) ?? []), kind]);
  }
  return [...groups.values()];
};

/** Explains the map's colours, signs and circles: first the prices, then the kinds that this city has. */
export const LegendDialog = ({ onClose }: { onClose: () => void }) => {
  const features = useMapFeatures();
  const attribution = useAtomValue(cityAtom)?.mapSource.attribution;
  const { types, categories } = useMemo(() => countKinds(features), [features]);
  const kinds = [
    ...parkingCategories
      .filter((category) => categories.has(category))
      .map((category): Kind => ({ objectType: 'parkings', category })),
    ...objectTypes
      .filter((type) => type !== 'parkings' && types.has(type))
      .map((objectType): Kind => ({ objectType, category: 'roadside' })),
  ];
  return (
    <ModalDialog title={t`Что значат знаки на карте`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <LegendSection title={t`Цвета: сколько стоит парковка`}>
          <p className="mb-1">{t`Цвет линии или площади — цена часа сейчас, по часам города.`}</p>
          <PriceScale />
          <p className="mt-1 text-small text-muted">{t`Та же цена — на знаке парковки. Когда она изменится, написано в карточке.`}</p>
        </LegendSection>
        <LegendSection title={t`Знаки`}>
          <ul className="grid">
            {groupByMarker(kinds).map(
              ([first, ...rest]) =>
                first && (
                  <LegendLine
                    key={markerNameOf({ ...first, isInactive: false })}
                    marker={<MarkerPreview kind={first} size={36} />}
                  >
                    {[...new Set([first, ...rest].map(categoryText))].join(', ')}
                  </LegendLine>
                ),
            )}
            <LegendLine
              marker={
                <MarkerPreview kind={{ objectType: 'parkings', category: 'roadside', isInactive: true }} size={36} />
              }
            >
              {t`Парковка сейчас не работает`}
            </LegendLine>
            <LegendLine
              marker={
                <ClusterPreview>
                  {t({ message: `от ${sum(exampleKopecks)}`, context: 'lowest price' })} · 14
                </ClusterPreview>
              }
            >
              {t`Рядом 14 парковок, самая дешёвая сейчас — ${sum(exampleKopecks)} в час. Нажмите, чтобы приблизить`}
            </LegendLine>
            <LegendLine marker={<ClusterPreview>0–{sum(exampleKopecks * 2)} · 10</ClusterPreview>}>
              {t`Рядом 10 парковок, некоторые сейчас бесплатные`}
            </LegendLine>
            <LegendLine marker={<ClusterPreview hasPrice={false}>8</ClusterPreview>}>
              {t`Рядом 8 парковок или других мест. Цены видны вблизи`}
            </LegendLine>
          </ul>
        </LegendSection>
        {attribution && (
          <LegendSection title={t`Чья карта`}>
            <ServerHtml html={attribution} label={t`Чья карта`} />
          </LegendSection>
        )}
      </div>
    </ModalDialog>
  );
};

const ClusterPreview = ({ hasPrice = true, children }: { hasPrice?: boolean; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={`shrink-0 rounded-full border-2 px-3 py-1 text-small font-bold ${
      hasPrice ? 'border-transparent bg-[#1B4F9C] text-[#FFFFFF] forced-color-adjust-none' : 'border-edge bg-paper'
    }`}
  >
    {children}
  </span>
);

const LegendSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-small font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

const LegendLine = ({ marker, children }: { marker: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-12 items-center gap-3 py-1">
    {marker}
    <span className="min-w-0">{children}</span>
  </li>
);
