import { useId, type ReactNode } from 'react';
import { Button } from '~/ui/Button';

interface Props {
  /** What the form still lacks, in words. */
  missing: string | undefined;
  isBusy: boolean;
  /** Something else keeps it from being sent. */
  isBlocked: boolean;
  /** Of a window that is no form. */
  onClick?: () => void;
  children: ReactNode;
}

/** The button of a payment window: off while the form is invalid or a request runs, and beneath it stands what is missing (PAY-22). */
export const PaymentButton = ({ missing, isBusy, isBlocked, onClick, children }: Props) => {
  const id = useId();
  const hasHint = missing !== undefined && !isBlocked && !isBusy;
  return (
    <div className="grid gap-2">
      <Button
        type={onClick ? 'button' : 'submit'}
        isWide
        isBusy={isBusy}
        disabled={isBlocked || missing !== undefined}
        aria-describedby={hasHint ? id : undefined}
        onClick={onClick}
      >
        {children}
      </Button>
      {hasHint && (
        <p id={id} className="text-center text-muted">
          {missing}
        </p>
      )}
    </div>
  );
};
