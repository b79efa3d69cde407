import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useFineImage } from '~/data/fines/useFines';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { isOnlineAtom } from '~/platform/network';
import { BlobImage } from './BlobImage';

/** The picture of a fine, requested when the fine is opened (FINE-02). It is not stored on the device. */
export const FinePicture = ({ uin }: { uin: string }) => {
  const { data, isStuck, isFetching, refetch } = useFineImage(uin);
  const isOnline = useAtomValue(isOnlineAtom);
  if (data) return <BlobImage blob={data} alt={t`Снимок нарушения`} />;
  if (data === null) return <p className="text-muted">{t`Снимка у города нет.`}</p>;
  return (
    <WaitOrRetry
      isFailed={isStuck}
      title={t`Снимок загрузить не удалось`}
      hint={isOnline ? undefined : t`Снимок виден, когда есть сеть.`}
      isRetrying={isFetching}
      onRetry={refetch}
    >
      <div className="aspect-3/2 rounded-field bg-raised" />
    </WaitOrRetry>
  );
};
