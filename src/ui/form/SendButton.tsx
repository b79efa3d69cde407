import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '../Button';

interface Props {
  isBusy: boolean;
  /** The name of the action. */
  children: string;
  /** Shown while the action is running. */
  busyText?: string;
}

/** Sends a form that only a server can answer. Without a network the button shows this before it is tapped. */
export const SendButton = ({ isBusy, children, busyText = children }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <Button type="submit" isWide isBusy={isBusy} disabled={!isOnline}>
      {isBusy ? busyText : isOnline ? children : t`Нужна сеть`}
    </Button>
  );
};
