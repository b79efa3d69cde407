import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';

type NoticeMood = 'info' | 'good' | 'warning' | 'danger';

const moods: Record<NoticeMood, { look: string; sign: string; icon: IconName }> = {
  info: { look: 'bg-sign-soft border-sign', sign: 'text-sign', icon: 'info' },
  good: { look: 'bg-running-soft border-running', sign: 'text-running', icon: 'check' },
  warning: { look: 'bg-ending-soft border-ending', sign: 'text-ending', icon: 'warning' },
  danger: { look: 'bg-over-soft border-over', sign: 'text-over', icon: 'warning' },
};

interface Props {
  mood: NoticeMood;
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Something the driver must know, with a sign and words. A danger is read out at once, the rest when there is a pause. */
export const Notice = ({ mood, title, children, actions }: Props) => {
  const { look, sign, icon } = moods[mood];
  return (
    <div role={mood === 'danger' ? 'alert' : 'status'} className={`flex gap-3 rounded-field border-l-4 p-3 text-ink ${look}`}>
      <Icon name={icon} className={sign} />
      <div className="grid min-w-0 grow gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
};
