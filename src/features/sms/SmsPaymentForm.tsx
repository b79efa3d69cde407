import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { PlateField } from '~/components/plate/PlateField';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { findPlace, type StayError } from '~/components/stay-form/stay.form';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { useUsualVehicle } from '~/data/profile/useUsualVehicle';
import { useStayRules } from '~/data/zones/useStayRules';
import { fillTemplate, type SmsTemplates } from '~/domain/sms/smsCommand';
import { smsText, type SmsRequest } from '~/domain/sms/smsStay';
import { placeRef } from '~/domain/stay/placeRef';
import { bareNumber, haveLetters } from '~/domain/stay/zone';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { durationText } from '~/i18n/durationText';
import { openDialog } from '~/state/dialogs';
import { recordUntriedPayment } from '~/state/payments/paymentRecords';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { CommandText } from './CommandText';
import { smsFieldNames } from './smsPurposeText';

interface Values {
  place: string;
  plate: string;
  isForeign: boolean;
  hours: number;
}

const check = ({ place, plate, isForeign }: Values): Partial<Record<keyof Values, StayError>> => {
  const plateError = checkPlate(plate, { isForeign });
  return {
    ...(place.trim() === '' && { place: 'NoZoneSelected' as const }),
    ...(plateError && { plate: plateError }),
  };
};

interface Props {
  title: string;
  templates: SmsTemplates & { start: string };
}

/** Composes the command that pays, from the city's template. The window that it opens leads to the phone's SMS app. */
export const SmsPaymentForm = ({ title, templates }: Props) => {
  const id = useId();
  const { can, zones } = useStayRules();
  const paysByParking = can?.paysByParking ?? false;
  const { plate: usualPlate = '', isForeign: isUsualForeign = false } = useUsualVehicle() ?? {};
  const [values] = useState(() =>
    formAtom<Values>({ place: '', plate: usualPlate, isForeign: isUsualForeign, hours: 1 }),
  );
  const form = useForm<Values, StayError>(values, check);
  const { place, plate, isForeign, hours } = form.values;
  // The list on the device may be old, so a number that it lacks goes to the city as it is typed.
  const zone = findPlace(form.values, { zones, paysByParking });
  const request: SmsRequest = {
    deed: 'pay',
    plate: plateForWire(plate, isForeign),
    isForeign,
    zone: zone?.number ?? bareNumber(place),
    parkingCode: zone?.parkingCode,
    durationMin: hours * 60,
  };
  const names = smsFieldNames();
  const preview =
    smsText(templates, request)?.text ??
    fillTemplate(templates.start, {
      ...names,
      zone: request.zone || names.zone,
      plate: request.plate || names.plate,
      hours: String(hours),
    });
  return (
    <article aria-labelledby={`${id}-name`} className="grid gap-4 rounded-sheet border border-line p-[min(1rem,4vw)]">
      <h2 id={`${id}-name`} className="text-title font-bold">
        {title}
      </h2>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={form.submit(() => {
          recordUntriedPayment({ plate: request.plate, place: placeRef(request) });
          openDialog({ name: 'sms', request });
        })}
      >
        <PlaceField
          {...form.field('place', stayErrorText)}
          zone={zone}
          paysByParking={paysByParking}
          hasLetters={haveLetters(zones, paysByParking)}
        />
        <PlateField
          {...form.field('plate', stayErrorText)}
          isForeign={isForeign}
          onForeignChange={(isNowForeign) => form.set({ isForeign: isNowForeign })}
        />
        <Choice
          label={t`На сколько`}
          options={[1, 2, 3].map((count) => ({ value: count, label: durationText(count * 60) }))}
          value={hours}
          onChange={(count) => form.set({ hours: count })}
        />
        <div className="grid gap-1">
          <p className="text-small text-muted">{t`Текст SMS`}</p>
          <code
            data-sms-preview
            className="block rounded-field bg-raised px-3 py-3 font-mono text-lead font-semibold whitespace-pre-wrap select-all"
          >
            <CommandText text={preview} />
          </code>
        </div>
        <Button type="submit" isWide>
          {t`Оплатить по SMS`}
        </Button>
      </form>
    </article>
  );
};
