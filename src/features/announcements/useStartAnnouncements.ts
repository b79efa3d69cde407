import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { CityConfig } from '~/city/schema';
import { popupQuery } from '~/data/announcements/popupQuery';
import { bannerDelayMs, type StartBanner } from '~/domain/content/banner';
import { popupStamp } from '~/domain/content/popup';
import { canOpenAnnouncements, startAnnouncement } from '~/domain/content/startAnnouncement';
import { markAnnouncementSeen, seenAnnouncementsAtom } from '~/state/seenAnnouncements';
import { openDialog, dialogsAtom } from '~/state/dialogs';
import { whenUserIdle } from '~/platform/whenUserIdle';
import { openBanner } from './openBanner';

/** True from the start of the app until the visitor comes to a payment address or a dialog opens. */
const isStartAtom = atom(true);

/** Opens the popup or the picture of a city, never over a payment address or another dialog. */
export const useStartAnnouncements = (city: CityConfig, banner: StartBanner | undefined): void => {
  const mayOpen = useRouterState({
    select: ({ location }) => canOpenAnnouncements(location.pathname, location.search),
  });
  const dialogs = useAtomValue(dialogsAtom);
  const isAlone = dialogs.length === 0;
  const seen = useAtomValue(seenAnnouncementsAtom);
  const [isStart, setStart] = useAtom(isStartAtom);
  const { data: popup, isPending } = useQuery({ ...popupQuery(city.city), enabled: mayOpen });

  useEffect(() => {
    if (!mayOpen || !isAlone) setStart(false);
  }, [mayOpen, isAlone, setStart]);

  const next = mayOpen && isAlone && !isPending ? startAnnouncement({ popup, banner, seen, isStart }) : undefined;
  useEffect(() => {
    if (next === 'popup' && popup) return whenUserIdle(() => openDialog({ name: 'popup', popup }), bannerDelayMs);
    if (next === 'banner' && banner) return openBanner(banner, city);
    return undefined;
  }, [next, popup, banner, city]);

  // The popup stays closed, whether it was closed by the cross, Escape, Back or a link in it.
  const open = dialogs.find((dialog) => dialog.name === 'popup')?.popup;
  const last = useRef(open);
  useEffect(() => {
    if (last.current && !open) markAnnouncementSeen('popup', popupStamp(last.current));
    last.current = open;
  }, [open]);
};
