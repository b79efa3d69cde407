import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { whenItComes } from './whenItComes';

const Nothing = () => null;

/**
 * A part of a page that comes by itself: the page neither waits for it nor falls where it does not come. `Meanwhile` stands in its
 * place. Not by `Suspense`, which would try each part that is missing anew with every render around it. `ask` has it come before it is
 * drawn; `load` tries once.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, Meanwhile: ComponentType<NoInfer<Props>> = Nothing) => {
  let come: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const ask = (): Promise<ComponentType<Props>> => (coming ??= whenItComes(load).then((Come) => (come = Come)));
  const Later = (props: Props) => {
    const [Shown, show] = useState<ComponentType<Props>>(() => {
      void ask();
      return come ?? Meanwhile;
    });
    useEffect(() => void ask().then((Come) => startTransition(() => show(() => Come))), []);
    return <Shown {...props} />;
  };
  return Object.assign(Later, { ask, load });
};
