import { useId, type ReactNode } from 'react';
import { Button } from '~/ui/Button';

interface Props {
  /** Describes what the form still lacks. */
  missing: string | undefined;
  isBusy: boolean;
  /** True if the form cannot be sent for another reason. */
  isBlocked: boolean;
  /** Set in a dialog that is not a form. */
  onClick?: () => void;
  children: ReactNode;
}

/**
 * The button of a payment dialog. It is disabled while the form is invalid or a request runs. What is missing stands
 * below it (PAY-22).
 */
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
