import { shortDate } from '../../documents/format';
import { roubles } from '../../rules/money';
import { isoInCity } from '../../rules/wallTime';
import { fineByUin, finesOf } from '../../store/payments/fines';
import { driverOf } from '../caller';
import type { CallContext } from '../CallContext';
import { LateReply, type Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The calling driver. Throws InDevelopingError if the city does not show fines. */
const fineUser = (context: CallContext): number => {
  const account = driverOf(context);
  if (!context.rules.settings.viewPenalty) throw new Refusal('InDevelopingError');
  return account;
};

/** The fines of the account, newest first. */
export const getFines: Handler<'getFines'> = (_, context) => {
  const { timeZone } = context.city;
  const fines = finesOf(context.server.store, fineUser(context)).map((fine) => ({
    uin: fine.uin,
    fineStatus: fine.status,
    date: isoInCity(timeZone, fine.atMs),
    totalSum: roubles(fine.totalKopecks),
    paidSum: roubles(fine.paidKopecks),
    sts: fine.sts,
    grz: fine.number,
    start: isoInCity(timeZone, fine.startMs),
    end: isoInCity(timeZone, fine.endMs),
    place: fine.place,
    type: 'Неоплата размещения на платной парковке',
    provider: 'Администратор парковочного пространства',
  }));
  return { count: fines.length, fines };
};

/**
 * The picture of one of the account's fines. Throws RequiredField without a UIN. Throws the same ValidationError for an
 * unknown fine and for another account's, so that neither is revealed.
 */
export const getFineImage: Handler<'getFineImage'> = ({ uin }, context) => {
  const account = fineUser(context);
  if (uin.trim() === '') throw new Refusal('RequiredField');
  const { server, city } = context;
  const fine = fineByUin(server.store, city.city, uin.trim());
  if (fine?.account !== account) throw new Refusal('ValidationError');
  const { number, zone, place } = fine;
  const [date = '', time = ''] = isoInCity(city.timeZone, fine.startMs).split('T');
  const takenAt = `${shortDate(date)} ${time.slice(0, 8)}`;
  return new LateReply(async () => {
    const image = await server.documentRenderer.make({
      kind: 'fine',
      image: { city: city.city, uin: fine.uin, number, zone, place, takenAt },
    });
    return { result: Buffer.from(image.buffer).toString('base64') };
  });
};
