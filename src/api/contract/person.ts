import * as v from 'valibot';
import { transport } from './shapes';
import { flag, maybe, nothing, numeric, text } from './wire';

/** The data of a person that several replies share. */

export const stay = v.object({
  id: text,
  transport: v.object({ numberTs: text }),
  zone: maybe(text),
  parkingCode: maybe(text),
  reservationId: maybe(text),
  startDate: v.string(),
  /** Missing or null while a stay runs until it is ended. */
  endDate: v.nullish(v.string()),
  duration: maybe(numeric),
  sum: maybe(numeric),
  status: maybe(text),
  amountToPay: maybe(numeric),
});

export const vehicle = v.object({
  mainTs: flag,
  numberTs: text,
  number: maybe(text),
  region: maybe(text),
  country: maybe(text),
  formatGrz: maybe(text),
  category: maybe(text),
  STSNumber: maybe(text),
  docType: maybe(text),
  name: maybe(text),
  active: flag,
  vin: maybe(text),
  imei: maybe(text),
  id: maybe(text),
});

/** A vehicle with everything that the server sent, to be sent back. Only what identifies it is read. */
export const wholeVehicle = v.looseObject({ numberTs: text, mainTs: flag, vin: maybe(text), imei: maybe(text) });

/** A document of the driver: `title` is its series and number. */
export const document = v.object({ id: maybe(text), type: text, title: text, typeLabel: maybe(text) });

export const phone = v.object({ phone: text, isMain: flag });

const statuses = ['done', 'cancel', 'error', 'waiting'] as const;

/** The status of an operation. Undefined if the city sends none, `unknown` if it sends an undocumented value. */
const operationStatus = v.optional(
  v.fallback(
    v.union([
      nothing,
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      v.pipe(
        v.picklist(statuses),
        v.transform((word): (typeof statuses)[number] | 'unknown' => word),
      ),
    ]),
    'unknown',
  ),
);

export const operation = v.object({
  startsOf: maybe(text),
  endOf: maybe(text),
  dateOperation: v.string(),
  duration: maybe(numeric),
  type: text,
  zone: maybe(text),
  parking: maybe(text),
  tariff: maybe(text),
  transport: maybe(transport),
  resolution: maybe(text),
  sum: maybe(numeric),
  sumSale: maybe(numeric),
  status: operationStatus,
  orderNumber: maybe(text),
  driverPhone: maybe(text),
  checkFiscal: maybe(text),
});
