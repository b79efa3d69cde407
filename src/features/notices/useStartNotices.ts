import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { CityConfig } from '~/city/schema';
import { popupQuery } from '~/data/popup/popupQuery';
import { bannerDelayMs, type StartBanner } from '~/domain/banner';
import { popupStamp } from '~/domain/popup';
import { mayOpenNotices, startNotice } from '~/domain/startNotice';
import { markSeen, seenNoticesAtom } from '~/state/seenNotices';
import { openWindow, windowsAtom } from '~/state/windows';
import { whenQuiet } from '~/ui/whenQuiet';
import { openBanner } from './openBanner';

/** True from the opening of the app until the visitor has gone elsewhere or something was opened. */
const isStartAtom = atom(true);

/** Opens the popup or the picture of a city, over the main page alone and never over another window. */
export const useStartNotices = (city: CityConfig, banner: StartBanner | undefined): void => {
  const isMain = useRouterState({ select: ({ location }) => mayOpenNotices(location.pathname, location.search) });
  const windows = useAtomValue(windowsAtom);
  const isAlone = windows.length === 0;
  const seen = useAtomValue(seenNoticesAtom);
  const [isStart, setStart] = useAtom(isStartAtom);
  const { data: popup, isPending } = useQuery({ ...popupQuery(city.city), enabled: isMain });

  useEffect(() => {
    if (!isMain || !isAlone) setStart(false);
  }, [isMain, isAlone, setStart]);

  const next = isMain && isAlone && !isPending ? startNotice({ popup, banner, seen, isStart }) : undefined;
  useEffect(() => {
    if (next === 'popup' && popup) return whenQuiet(() => openWindow({ name: 'popup', popup }), bannerDelayMs);
    if (next === 'banner' && banner) return openBanner(banner, city);
    return undefined;
  }, [next, popup, banner, city]);

  // Cross, Escape, Back, a link in it: however it was closed, it stays closed.
  const open = windows.find((call) => call.name === 'popup')?.popup;
  const last = useRef(open);
  useEffect(() => {
    if (last.current && !open) markSeen('popup', popupStamp(last.current));
    last.current = open;
  }, [open]);
};
