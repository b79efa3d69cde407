import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '~/ui/useMedia';
import { listFooterAtom } from './list.atoms';

/** What stands over the map's lower edge, above the way to pay. A list that covers the map has it among its rows, or nowhere. */
export const MapOverlay = ({ children }: { children: ReactNode }) => {
  const listFooter = useAtomValue(listFooterAtom);
  const isBesideMap = useMedia('(width >= 900px)');
  if (isBesideMap || listFooter === undefined) return children;
  return listFooter && createPortal(children, listFooter);
};
