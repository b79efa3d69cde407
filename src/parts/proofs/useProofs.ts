import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { asOfNow, type Proof } from '~/domain/proof';
import { cityIdAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { proofOwnersAtom, proofsChangeAtom, readProofs } from '~/state/proofs';

/** The proofs of whoever uses the app here, in the chosen city; undefined while they are being read. Read anew after each change, and when the page is seen again. */
export const useProofs = (): Proof[] | undefined => {
  const city = useAtomValue(cityIdAtom);
  const owners = useAtomValue(proofOwnersAtom);
  const change = useAtomValue(proofsChangeAtom);
  const whose = JSON.stringify([city, owners]);
  const [kept, setKept] = useState<{ whose: string; change: number; proofs: Proof[] }>();
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const proofs = city === null ? [] : await readProofs(city, owners);
      if (isCurrent) setKept({ whose, change, proofs: proofs.map((proof) => asOfNow(proof, serverNow())) });
    };
    const onSeen = (): void => void look();
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [city, owners, whose, change]);
  // Another person's are not shown for one moment.
  return kept?.whose === whose ? kept.proofs : undefined;
};
