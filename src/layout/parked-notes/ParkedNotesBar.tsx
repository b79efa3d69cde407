import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCityTimeKnown } from '~/data/parked-notes/useCityTimeKnown';
import { useRetroactiveKinds } from '~/data/parked-notes/useRetroactiveKinds';
import { byDeadline, isNoteDue } from '~/domain/stay/parkedNote';
import { noteActionText } from '~/components/parked-note/noteActionText';
import { vehicleAtPlace } from '~/components/stay/vehicleAtPlace';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { openNotesAtom } from '~/state/parkedNotes';
import { openDialog } from '~/state/dialogs';
import { animateHeight } from '~/ui/animateHeight';
import { Icon } from '~/ui/Icon';
import { useCloseCoveredNotes } from './useCloseCoveredNotes';

/**
 * Shows unpaid notes on every page until they are paid for or their last day is over. It names the note whose time runs
 * out first. A tap opens all of them.
 */
export const ParkedNotesBar = () => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const open = useAtomValue(openNotesAtom);
  const kinds = useRetroactiveKinds();
  useCloseCoveredNotes(open);
  useCityTimeKnown();
  const due = open.filter((note) => isNoteDue(note, now, timeZone));
  const [first] = byDeadline(due, kinds, now, timeZone);
  if (!first) return null;
  const title = vehicleAtPlace(first.note);
  const more = due.length - 1;
  const text = more === 0 ? t`Не оплачено: ${title}` : t`Не оплачено: ${title} и ещё ${more}`;
  return (
    <div ref={animateHeight} className="mx-auto w-full max-w-5xl">
      <div className="p-2">
        {/*
         * This text is announced automatically, so it contains no remaining time: that would be announced every minute.
         */}
        <p role="status" className="sr-only">
          {text}
        </p>
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 rounded-field border-l-4 border-ending bg-ending-soft p-3 text-left"
          onClick={() => openDialog({ name: 'notes' })}
        >
          <Icon name="warning" className="text-ending" />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{text}</span>
            {noteActionText(first.action, now, timeZone)}
          </span>
          <Icon name="next" className="text-muted" />
        </button>
      </div>
    </div>
  );
};
