import { t } from '@lingui/core/macro';
import type { useAddressSearch } from './useAddressSearch';

interface Props {
  isEmpty: boolean;
  count: number;
  /** True if there may be more results than are shown. */
  isFull: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  addresses: Omit<ReturnType<typeof useAddressSearch>, 'addresses'>;
}

/** The status of a search: the number of results, and what is still loading or unavailable. */
export const SearchStatus = ({ isEmpty, count, isFull, isWaiting, hasFailed, addresses }: Props) => {
  const isOver = !isWaiting && !addresses.isWaiting;
  const found = (): string => {
    if (isEmpty) return '';
    if (count === 0) return isOver && !hasFailed ? t`Ничего не нашлось. Номер зоны написан на знаке.` : '';
    if (isFull) return t`Показаны первые. Уточните поиск.`;
    return t`Нашлось: ${count}`;
  };
  return (
    <div role="status" className="grid min-h-6 gap-1 text-small text-muted">
      {[
        found(),
        isWaiting && t`Загружаем парковки…`,
        hasFailed && t`Парковки загрузить не удалось. Оплатить можно по номеру зоны.`,
        addresses.isWaiting && t`Ищем адрес…`,
        addresses.hasFailed && t`Адреса сейчас найти не получилось: нашлось только среди парковок.`,
        addresses.isOffline && t`Нет сети: ищем среди зон и парковок на этом устройстве.`,
      ].map((text) => text && <p key={text}>{text}</p>)}
    </div>
  );
};
