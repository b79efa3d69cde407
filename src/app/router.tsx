import { createRouter } from '@tanstack/react-router';
import { readAddressParameters } from '~/domain/content/linkParameters';
import { AppEffects } from './effects/AppEffects';
import { CrashScreen } from './updates/CrashScreen';
import { queryClient } from './queryClient';
import { routeTree } from './routeTree.gen';

const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  );
  const text = new URLSearchParams(entries).toString();
  return text && `?${text}`;
};

export const router = createRouter({
  routeTree,
  context: { queryClient },
  scrollRestoration: true,
  defaultPreload: 'intent',
  // A page requests its data when it is opened, even if the link was preloaded before.
  defaultPreloadStaleTime: 0,
  // Search parameters are strings: `?zone=0302` keeps its zero, and no quotes appear in an address.
  parseSearch: (search) => readAddressParameters(location.pathname, search),
  stringifySearch,
  defaultErrorComponent: CrashScreen,
  InnerWrap: ({ children }) => (
    <>
      {children}
      <AppEffects />
    </>
  ),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
