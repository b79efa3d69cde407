import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { whereAtom } from '~/state/where';
import { LocateButton } from './LocateButton';
import { WhereFault } from './WhereFault';
import { WhereHint } from './WhereHint';

/** "Where am I" above the pay button: the button, and what the answer says about where to pay. Nothing is filled in by itself. */
export const WhereAmI = () => {
  const city = useAtomValue(cityAtom);
  const { fix, fault, isAsking } = useAtomValue(whereAtom);
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-end gap-2">
        {isAsking && <p role="status" className="rounded-field bg-paper px-3 py-2 text-small shadow-float">{t`Узнаём, где вы…`}</p>}
        <LocateButton />
      </div>
      {fault ? <WhereFault fault={fault} /> : fix && city && <WhereHint city={city} fix={fix} />}
    </div>
  );
};
