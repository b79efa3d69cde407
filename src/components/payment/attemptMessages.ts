import { t } from '@lingui/core/macro';
import type { Attempt } from '~/domain/payments/attempt';

interface AttemptMessages {
  checking: string;
  done: string;
  doneTwice: string;
  notDone: string;
  notKnown: string;
}

/**
 * The sentences for one attempt: its three endings and the states before them. They name the vehicle if it is known.
 */
export const attemptMessages = ({
  kind,
  summary: { plate, place } = {},
}: Pick<Attempt, 'kind' | 'summary'>): AttemptMessages => {
  const at = place && (place.zone === undefined ? t`парковка ${place.parkingCode}` : t`зона ${place.zone}`);
  const vehicle = [plate, at].filter(Boolean).join(', ');
  const about = (sentence: string): string => (vehicle ? `${sentence}: ${vehicle}` : sentence);
  if (kind === 'cancel') {
    return {
      checking: about(t`Проверяем, остановлена ли парковка`),
      done: about(t`Парковка остановлена`),
      doneTwice: about(t`Остановлено дважды`),
      notDone: about(t`Не остановлена, можно попробовать ещё раз`),
      notKnown: about(t`Пока неизвестно, остановлена ли парковка`),
    };
  }
  if (kind === 'startDeferred') {
    return {
      checking: about(t`Проверяем, началась ли парковка`),
      done: about(t`Парковка началась`),
      doneTwice: about(t`Парковка начата дважды`),
      notDone: about(t`Не началась, можно попробовать ещё раз`),
      notKnown: about(t`Пока неизвестно, началась ли парковка`),
    };
  }
  if (kind === 'endDeferred') {
    return {
      checking: about(t`Проверяем, завершена ли парковка`),
      done: about(t`Парковка завершена`),
      doneTwice: about(t`Парковка завершена`),
      notDone: about(t`Не завершена, можно попробовать ещё раз`),
      notKnown: about(t`Пока неизвестно, завершена ли парковка`),
    };
  }
  return {
    checking: about(t`Проверяем, прошла ли оплата`),
    done: about(doneText(kind)),
    doneTwice: about(t`Оплачено дважды`),
    notDone: about(t`Не оплачено, можно попробовать ещё раз`),
    notKnown: about(t`Пока неизвестно, не платите ещё раз`),
  };
};

const doneText = (kind: Attempt['kind']): string => {
  if (kind === 'subscribe') return t`Абонемент куплен`;
  return kind === 'renew' ? t`Парковка продлена` : t`Парковка оплачена`;
};
