import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { hasCabinetPage, type CabinetPage } from '~/domain/cabinet';
import { inLanguage } from '~/i18n/inLanguage';

/** A page of the cabinet that only some cities have: elsewhere it leads home as soon as the city's settings say so. */
export const OnlyWhere = ({ has, children }: { has: CabinetPage; children: ReactNode }) =>
  hasCabinetPage(has, useCapabilities()?.cabinet) === false ? <Navigate to="/{-$lng}" params={inLanguage} replace /> : children;
