import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { forgetWhere, stopAsking, whereAtom } from '~/state/where';
import { AddressHint } from './AddressHint';
import { HintBox } from './HintBox';
import { LocateButton } from './LocateButton';
import { panelClass } from './panelClass';
import { WhereFault } from './WhereFault';
import { WhereHint } from './WhereHint';

/** "Where am I" above the pay button: the button, and what the answer says about where to pay. Nothing is filled in by itself. */
export const WhereAmI = () => {
  const city = useAtomValue(cityAtom);
  const { fix, fault, isAsking, isFollowing } = useAtomValue(whereAtom);
  const look = useRouterState({ select: ({ location }) => location.state.look });
  const hint = () => {
    if (isAsking) {
      return (
        <HintBox key="asking" onClose={stopAsking}>
          <p>{t`Узнаём, где вы…`}</p>
        </HintBox>
      );
    }
    if (fault) {
      return (
        <div data-hint className={`overflow-y-auto ${panelClass}`}>
          <WhereFault fault={fault} />
        </div>
      );
    }
    if (!city) return null;
    // What was asked for last is answered: an address until it is closed.
    if (look?.label !== undefined) return <AddressHint city={city} look={look} label={look.label} />;
    return (
      fix && (
        <HintBox key="here" onClose={forgetWhere}>
          <WhereHint city={city} fix={fix} />
        </HintBox>
      )
    );
  };
  return (
    <>
      <LocateButton />
      <p role="status" className="sr-only">
        {isFollowing && t`Карта следует за вами`}
      </p>
      {hint()}
    </>
  );
};
