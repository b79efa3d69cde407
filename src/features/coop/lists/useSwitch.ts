import { useState } from 'react';
import type { CompanyDeed } from '~/domain/companyDeed';
import type { EditEnd } from '~/domain/editEnd';
import { useTapOnce } from '~/ui/useTapOnce';
import { useChangeCompany } from '../useChangeCompany';

/** Switching rows on and off from the list: one at a time; which one is under way, and how the last one ended. */
export const useSwitch = () => {
  const change = useChangeCompany();
  const [under, setUnder] = useState<string>();
  const [end, setEnd] = useState<EditEnd>();
  const [isBusy, act] = useTapOnce(async (key: string, deed: CompanyDeed) => {
    setUnder(key);
    setEnd(undefined);
    setEnd(await change(deed));
  });
  return { busyKey: isBusy ? under : undefined, end, act };
};
