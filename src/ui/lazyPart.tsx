import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { importWithRetry } from '~/platform/importWithRetry';

const Nothing = () => null;

/**
 * A part of a page that comes by itself: the page neither waits for it nor falls where it does not come. `Meanwhile` stands in its
 * place. Not by `Suspense`, which would try each part that is missing anew with every render around it. `ask` has it come before it is
 * drawn; `load` tries once.
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
