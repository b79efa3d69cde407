import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';

type NoticeSeverity = 'info' | 'good' | 'warning' | 'danger';

const severityStyles: Record<NoticeSeverity, { boxClass: string; iconClass: string; icon: IconName }> = {
  info: { boxClass: 'bg-sign-soft', iconClass: 'text-sign', icon: 'info' },
  good: { boxClass: 'bg-running-soft', iconClass: 'text-running', icon: 'check' },
  warning: { boxClass: 'bg-ending-soft', iconClass: 'text-ending', icon: 'warning' },
  danger: { boxClass: 'bg-over-soft', iconClass: 'text-over', icon: 'warning' },
};

interface Props {
  severity: NoticeSeverity;
  title?: ReactNode;
  children?: ReactNode;
  /** The buttons for what can be done about it. */
  actions?: ReactNode;
}

/**
 * A message that the driver must notice, with an icon and text. A danger is announced at once, all others at the next
 * pause.
 */
export const Notice = ({ severity, title, children, actions }: Props) => {
  const { boxClass, iconClass, icon } = severityStyles[severity];
  return (
    <div
      role={severity === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-field border border-transparent p-3 text-ink ${boxClass}`}
    >
      <Icon name={icon} className={iconClass} />
      <div className="grid min-w-0 grow gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="on-tint flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
};
