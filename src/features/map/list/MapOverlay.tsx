import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '~/ui/useMedia';
import { listFooterAtom } from './list.atoms';

/**
 * Content over the map's lower edge, above the pay button. If a list covers the map, the content is in its footer or
 * hidden: a button that the closed list gives the focus back to must still be there.
 */
export const MapOverlay = ({ children }: { children: ReactNode }) => {
  const listFooter = useAtomValue(listFooterAtom);
  const isBesideMap = useMedia('(width >= 900px)');
  if (listFooter && !isBesideMap) return createPortal(children, listFooter);
  return <div className={listFooter === null && !isBesideMap ? 'hidden' : 'contents'}>{children}</div>;
};
