import { useState, type ComponentType } from 'react';
import { later } from './later';

const patienceMs = 1000;

/** A part of a page that is fetched by itself. One that was asked for ahead, and has come, is drawn at once: there is no gap where it will be. */
export const piece = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => (come = await load());
  const Later = later(ask) as ComponentType<Props>;
  return {
    Piece: (props: Props) => {
      const [Come] = useState(() => come ?? Later);
      return <Come {...props} />;
    },
    /** Resolves once it is there; and where it does not come, or not soon: no page waits long for a part of it. */
    ahead: (): Promise<unknown> => Promise.race([ask().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]),
  };
};
