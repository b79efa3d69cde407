import { t } from '@lingui/core/macro';
import type { Benefit, BenefitState } from '~/domain/benefit';
import { percent } from '~/i18n/percent';
import { periodDate } from '~/i18n/periodDate';

/** What the server did not say. */
const unknown = '—';

/** Zones, or quarters, which are of another gender. */
export const placeText = ({ places, isForAnyPlace }: Benefit, isCadastral: boolean): string => {
  if (!isForAnyPlace) return places.join(', ') || unknown;
  return isCadastral ? t`любой` : t`любая`;
};

export const discountText = ({ salePercent }: Benefit): string => (salePercent === undefined ? unknown : percent(salePercent));

export const momentText = (at: number | undefined, timeZone: string): string => (at === undefined ? unknown : periodDate(at, timeZone));

export const stateText = (state: BenefitState): string => {
  switch (state) {
    case 'running':
      return t`действует`;
    case 'paused':
      return t`приостановлен`;
    case 'toCome':
      return t`ещё не начался`;
    case 'ended':
      return t`закончился`;
  }
};
