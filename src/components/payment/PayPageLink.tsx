import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { sum } from '~/i18n/format';
import { focusIfLost } from '~/components/edit/focusIfLost';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';

interface Props {
  /** An absolute address that is safe to open. */
  address: string;
  /** The amount to pay there, if known. */
  toPay: Kopecks | undefined;
  onOpen: () => void;
}

/** A real link that shows the payment page's host and opens it in a new tab. */
export const PayPageLink = ({ address, toPay, onOpen }: Props) => {
  const { host } = new URL(address);
  return (
    <>
      <a
        ref={focusIfLost}
        className={buttonClass('primary', true)}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        <Icon name="external" />
        {toPay === undefined ? t`Оплатить` : t`Оплатить ${sum(toPay)}`}
      </a>
      <p className="text-center text-small text-muted">{t`Откроется страница оплаты ${host}`}</p>
    </>
  );
};
