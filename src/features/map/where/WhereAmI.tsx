import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { forgetWhere, whereAtom } from '~/state/where';
import { AddressHint } from './AddressHint';
import { HintBox } from './HintBox';
import { LocateButton } from './LocateButton';
import { WhereFault } from './WhereFault';
import { WhereHint } from './WhereHint';

/** "Where am I" above the pay button: the button, and what the answer says about where to pay. Nothing is filled in by itself. */
export const WhereAmI = () => {
  const city = useAtomValue(cityAtom);
  const { fix, fault, isAsking } = useAtomValue(whereAtom);
  const look = useRouterState({ select: ({ location }) => location.state.look });
  const hint = () => {
    if (fault) return <WhereFault fault={fault} />;
    if (!city) return null;
    // What was asked for last is answered: an address until it is closed.
    if (look?.label !== undefined) return <AddressHint city={city} look={look} label={look.label} />;
    return (
      fix && (
        <HintBox onClose={forgetWhere}>
          <WhereHint city={city} fix={fix} />
        </HintBox>
      )
    );
  };
  return (
    <div className="pointer-events-none! grid gap-2 *:pointer-events-auto">
      <div className="flex items-center justify-end gap-2 justify-self-end">
        {isAsking && <p role="status" className="rounded-field bg-paper px-3 py-2 text-small shadow-float">{t`Узнаём, где вы…`}</p>}
        <LocateButton />
      </div>
      {hint()}
    </div>
  );
};
