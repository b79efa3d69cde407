import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { importWithRetry } from '~/platform/importWithRetry';

const Nothing = () => null;

/**
 * A part of a page that loads automatically. The page neither waits for it nor crashes if it fails to load; `Fallback`
 * is drawn in its place. `Suspense` is not used: it would retry each missing part with every render around it.
 * `loadWithRetry` loads the part before it is drawn; `load` tries once.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<NoInfer<Props>> = Nothing,
) => {
  let loadedPart: ComponentType<Props> | undefined;
  let loadingPart: Promise<ComponentType<Props>> | undefined;
  const loadWithRetry = (): Promise<ComponentType<Props>> =>
    (loadingPart ??= importWithRetry(load).then((Part) => (loadedPart = Part)));
  const LazyPart = (props: Props) => {
    const [CurrentPart, setCurrentPart] = useState<ComponentType<Props>>(() => {
      void loadWithRetry();
      return loadedPart ?? Fallback;
    });
    useEffect(() => void loadWithRetry().then((Part) => startTransition(() => setCurrentPart(() => Part))), []);
    return <CurrentPart {...props} />;
  };
  return Object.assign(LazyPart, { loadWithRetry, load });
};
