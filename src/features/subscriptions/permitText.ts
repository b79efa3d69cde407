import { t } from '@lingui/core/macro';
import type { Permit, PermitState } from '~/domain/permits/permit';
import { percent } from '~/i18n/percent';
import { periodDate } from '~/i18n/periodDate';

/** The server sent no value. */
const unknown = '—';

/** Zones and quarters have different grammatical genders in Russian. */
export const permitPlaceText = ({ places, isForAnyPlace }: Permit, isCadastral: boolean): string => {
  if (!isForAnyPlace) return places.join(', ') || unknown;
  return isCadastral ? t`любой` : t`любая`;
};

export const permitDiscountText = ({ salePercent }: Permit): string =>
  salePercent === undefined ? unknown : percent(salePercent);

export const permitMomentText = (at: number | undefined, timeZone: string): string =>
  at === undefined ? unknown : periodDate(at, timeZone);

export const permitStateText = (state: PermitState): string => {
  switch (state) {
    case 'running':
      return t`действует`;
    case 'paused':
      return t`приостановлен`;
    case 'toCome':
      return t`ещё не начался`;
    case 'ended':
      return t`закончился`;
    case 'refunded':
      return t`деньги вернули`;
  }
};
