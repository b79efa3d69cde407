import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { hasAccountPage, type AccountPage } from '~/domain/account/accountPages';
import { inLanguage } from '~/i18n/inLanguage';

/**
 * An account page that only some cities have. In other cities it leads home as soon as the city's settings are known.
 */
export const OnlyWhere = ({ has, children }: { has: AccountPage; children: ReactNode }) =>
  hasAccountPage(has, useCapabilities()?.account) === false ? (
    <Navigate to="/{-$lng}" params={inLanguage} replace />
  ) : (
    children
  );
