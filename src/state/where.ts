import type { Fix } from '~/domain/zoneHere';
import { personalAtom } from './personal';
import { askFix, dropAfter, positionLimitMs, watchFixes, type PositionFault } from './position';
import { store } from './store';

/** Where the phone is, once the driver has asked: in memory only, sent nowhere. */
export interface Where {
  fix?: Fix;
  fault?: PositionFault;
  isAsking?: boolean;
  /** The map goes along with the phone. */
  isFollowing?: boolean;
}

const nowhere: Where = {};
export const whereAtom = personalAtom<Where>(nowhere);

const change = (next: Where): void => store.set(whereAtom, (last) => ({ ...last, ...next }));

/** A driver has walked or driven on by then: a zone is suggested by no older position. */
const goodMs = 2 * 60_000;
const keepFix = dropAfter(goodMs, () => {
  // A phone that has said nothing for so long is not followed any more either.
  stopFollowing();
  change({ fix: undefined });
});

/** Which question is waited for: an answer to an earlier one is nobody's any more. */
let question = 0;

/** Asks where the phone is; call it on a tap only. An earlier position stays until there is a newer one. */
export const locate = async (): Promise<void> => {
  if (store.get(whereAtom).isAsking) return;
  const own = (question += 1);
  store.set(whereAtom, ({ fix }) => ({ fix, isAsking: true }));
  // Some phones never answer, and the question may stand unanswered: the driver is told, and a late answer still counts.
  const timer = setTimeout(() => {
    if (own === question) change({ isAsking: false, fault: 'slow' });
  }, positionLimitMs);
  const answer = await askFix();
  clearTimeout(timer);
  if (own !== question) return;
  if (typeof answer === 'string') change({ isAsking: false, fault: answer });
  else {
    change({ isAsking: false, fault: undefined, fix: answer });
    keepFix();
  }
};

/** The driver waits no longer; what was known before stays. */
export const stopAsking = (): void => {
  question += 1;
  change({ isAsking: false });
};

let stop: (() => void) | undefined;

export const stopFollowing = (): void => {
  stop?.();
  stop = undefined;
  if (store.get(whereAtom).isFollowing) change({ isFollowing: false });
};

/** Goes along with the phone until it is stopped; only once a position is known. */
export const follow = (): void => {
  stopFollowing();
  change({ isFollowing: true, fault: undefined });
  stop = watchFixes(
    (fix) => {
      change({ fix });
      keepFix();
    },
    () => {
      stopFollowing();
      change({ fault: 'refused' });
    },
  );
};

/** Forgets the position, and what went wrong with it. */
export const forgetWhere = (): void => {
  stopFollowing();
  question += 1;
  store.set(whereAtom, nowhere);
};
