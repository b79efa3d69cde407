import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';

type NoticeMood = 'info' | 'good' | 'warning' | 'danger';

const moods: Record<NoticeMood, { look: string; icon: IconName }> = {
  info: { look: 'bg-sign-soft text-ink border-sign', icon: 'info' },
  good: { look: 'bg-running-soft text-ink border-running', icon: 'check' },
  warning: { look: 'bg-ending-soft text-ink border-ending', icon: 'warning' },
  danger: { look: 'bg-over-soft text-ink border-over', icon: 'warning' },
};

const signs: Record<NoticeMood, string> = { info: 'text-sign', good: 'text-running', warning: 'text-ending', danger: 'text-over' };

interface Props {
  mood: NoticeMood;
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Something the driver must know, with a sign and words. A danger is read out at once, the rest when there is a pause. */
export const Notice = ({ mood, title, children, actions }: Props) => (
  <div role={mood === 'danger' ? 'alert' : 'status'} className={`flex gap-3 rounded-field border-l-4 p-3 ${moods[mood].look}`}>
    <Icon name={moods[mood].icon} className={signs[mood]} />
    <div className="grid min-w-0 grow gap-2">
      {title && <p className="font-semibold">{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  </div>
);
