import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { CityNotification } from '~/domain/content/notification';
import { animateHeight } from '~/ui/animateHeight';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { ServerLink } from '~/ui/ServerLink';
import { whenUserIdle } from '~/platform/whenUserIdle';
import { useOverflowWidth } from './useOverflowWidth';

/** Idle time before the line unfolds, so that it does not move a control that the visitor is about to press. */
const idleMs = 1000;
const pixelsPerSecond = 45;
/** How long the text rests at the two ends of its run. */
const pauseSeconds = 4;

interface Props extends CityNotification {
  onDismiss: () => void;
}

/**
 * One line from the city under the header, shown until it is dismissed. Text that does not fit scrolls slowly. On hover
 * or keyboard focus it stops and unfolds over the page. With reduced motion it wraps into as many lines as it needs.
 */
export const AnnouncementLine = ({ message, url, onDismiss }: Props) => {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => whenUserIdle(() => setVisible(true), idleMs), []);
  return isVisible && <ScrollingLine message={message} url={url} onDismiss={onDismiss} />;
};

const ScrollingLine = ({ message, url, onDismiss }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const overhang = useOverflowWidth(box);
  const marqueeStyle = {
    '--overhang': `${overhang}px`,
    '--run': `${overhang / pixelsPerSecond + pauseSeconds}s`,
  } as CSSProperties;
  return (
    <section aria-label={t`Объявление города`} className="notice-line" ref={animateHeight}>
      <div className="flex items-start bg-sign-soft pl-3">
        <Icon name="info" size={20} className="mt-3.5 text-sign" />
        <div ref={box} className="mx-2 min-w-0 grow overflow-hidden py-3 leading-6">
          <p data-runs={overhang > 0} style={marqueeStyle} className="relative">
            <ServerLink
              address={url}
              className="font-semibold text-sign underline after:absolute after:inset-x-0 after:-inset-y-3"
            >
              {message}
            </ServerLink>
          </p>
        </div>
        <div className="relative z-10 [&_button]:-outline-offset-4">
          <IconButton icon="close" label={t`Убрать объявление`} onClick={onDismiss} />
        </div>
      </div>
    </section>
  );
};
