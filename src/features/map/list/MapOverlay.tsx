import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '~/ui/useMedia';
import { listFooterAtom } from './list.atoms';

/**
 * Content over the map's lower edge, above the pay button. If a list covers the map, the content is in its footer or is
 * not shown.
 */
export const MapOverlay = ({ children }: { children: ReactNode }) => {
  const listFooter = useAtomValue(listFooterAtom);
  const isBesideMap = useMedia('(width >= 900px)');
  if (isBesideMap || listFooter === undefined) return children;
  return listFooter && createPortal(children, listFooter);
};
