import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '~/ui/useMedia';
import { listFootAtom } from './listPlace';

/** What stands over the map's lower edge, above the way to pay. A list that covers the map has it among its rows, or nowhere. */
export const OverMap = ({ children }: { children: ReactNode }) => {
  const place = useAtomValue(listFootAtom);
  const isBeside = useMedia('(width >= 900px)');
  if (isBeside || place === undefined) return children;
  return place && createPortal(children, place);
};
