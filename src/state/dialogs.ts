import { atom } from 'jotai';
import type { Permit } from '~/domain/permits/permit';
import type { Instant } from '~/domain/time/cityTime';
import type { BulkAction } from '~/domain/company/companyBulk';
import type { CompanyListName } from '~/domain/company/companyList';
import type { DeviceKey } from '~/domain/company/companyDevice';
import type { CompanyDriver } from '~/domain/company/companyDriver';
import type { IdentityDocument } from '~/domain/vehicle/identityDocument';
import type { NoteDetails } from '~/domain/stay/parkedNote';
import type { KnownPlace } from '~/domain/stay/placeRef';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { Popup } from '~/domain/content/popup';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import type { RetroactiveStart } from '~/domain/stay/retroactiveStart';
import type { EditStep, PhoneAction } from '~/domain/account/profileEdit.flow';
import type { Day, OfferSearch, SubscriptionOffer } from '~/domain/permits/subscription';
import type { Receipt } from '~/domain/history/receipt';
import type { SmsRequest } from '~/domain/sms/smsStay';
import { store } from './store';

/** A place to pay for after the login. It is discarded if the dialog is closed without a login. */
export interface ChosenPlace extends KnownPlace {
  /** Set for a barrier. */
  type?: 'planar';
}

/**
 * A parked note that the visitor came to pay for. It moves to the account, and the payment form is filled in from it.
 */
interface ChosenNote {
  id: string;
  plate: string;
  duration?: string;
  vehicle: Pick<NoteDetails, 'isForeign' | 'category'> & { post?: RetroactiveStart };
}

/** The purpose of a login. A place, or a note of one, is the thing that the visitor came to pay for (AUTH-12). */
export interface LoginPurpose {
  place?: ChosenPlace;
  note?: ChosenNote;
  /** Leads to the history, which shows payments from a phone's account (INFO-09). */
  isForHistory?: boolean;
}

/** A stay that the balance does not cover yet, with the values of its form. */
export interface UncoveredStay extends KnownPlace {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  address?: string;
  durationMin: number;
  startsAt?: Instant;
  /** The stated start of a stay that is paid for retroactively. */
  post?: RetroactiveStart;
  choice?: number;
}

/** The values of the form from which a note was started. `draftPlace` is the place as typed. */
export interface NotePrefill extends Partial<Omit<NoteDetails, 'zone' | 'parkingCode' | 'address'>> {
  draftPlace: string;
  post?: RetroactiveStart;
}

/**
 * The outcome of a confirmed action. `detail` says what came of a success, `failure` explains a failure. `isUnknown`: the
 * action may have been done.
 */
export type ConfirmOutcome = 'done' | 'failed' | { detail: string } | { failure: string; isUnknown?: boolean };

/** An action that the driver must confirm first. */
export interface Confirmation {
  title: string;
  text: string;
  /** The label of the button that runs the action. */
  confirmLabel: string;
  onConfirm: () => Promise<ConfirmOutcome>;
  /** The text shown on success. */
  doneText: string;
  /** True for an action that removes something: its button looks like the one that has opened the dialog. */
  isDestructive?: boolean;
}

/** All dialogs that open over a page, by name, with their parameters. `app/dialogs/DialogHost` renders them. */
export type DialogCall =
  | { name: 'city' }
  /** With `isCompany`, a company whose login has expired skips the choice of the kind of user. */
  | ({ name: 'login'; isCompany?: boolean } & LoginPurpose)
  | { name: 'tokenExpired' }
  | { name: 'logOut' }
  | { name: 'passwordChanged' }
  /** The end of a registration. */
  | { name: 'welcome' }
  | { name: 'menu' }
  | { name: 'search' }
  | { name: 'balance' }
  | { name: 'stays' }
  | { name: 'account' }
  /** The driver's own data, opened at the given step. */
  | { name: 'editProfile'; step: EditStep; phoneAction?: PhoneAction }
  /** `sum` is the missing amount in kopecks; `stay` is the stay that it is missing for. */
  | { name: 'refill'; sum?: number; stay?: UncoveredStay }
  | { name: 'extend'; stayId: string }
  | { name: 'cancelSession'; stayId: string }
  /** A stay of a city without balances. A running stay is ended. A waiting one is paid for as it is, or ended first. */
  | { name: 'settleStay'; stayId: string; action?: 'pay' | 'end' }
  /** Values that the constructor already has are filled in. `search` is the search that found the offer. */
  | { name: 'subscription'; offer: SubscriptionOffer; startDay?: Day; plate?: string; search?: OfferSearch }
  | { name: 'changeVehicle'; permit: Permit & { orderNumber: string } }
  /** One of the driver's own vehicles by its plate, or a new one. */
  | { name: 'vehicle'; plate?: string }
  /** One of the company's own vehicles by its plate, or a new one. */
  | { name: 'companyCar'; plate?: string }
  | { name: 'companyDriver'; driver?: Pick<CompanyDriver, 'name' | 'phone'> }
  | { name: 'companyDevice'; device?: DeviceKey }
  /** An action for the rows of a company's list with these keys. `onStart` is called when it begins. */
  | {
      name: 'companyBulk';
      list: CompanyListName;
      action: BulkAction;
      keys: readonly string[];
      onStart: () => void;
    }
  | { name: 'document'; identityDocument?: IdentityDocument }
  | { name: 'sms'; request: SmsRequest }
  /** `sum` is in kopecks. */
  | { name: 'smsTopUp'; sum: number }
  /** A running stay of the driver, or a guest's stay of this device, by its id. */
  | { name: 'remind'; stayId: string }
  /** A new "I parked" note with prefilled values, or an existing one to change. */
  | { name: 'note'; id?: string; prefilled?: NotePrefill }
  /** The list of notes. `newNoteId` is a note that has just been made. */
  | { name: 'notes'; newNoteId?: string }
  /** The choice of a payment method; `chosenId` is the one chosen so far. */
  | {
      name: 'method';
      methods: readonly PaymentMethod[];
      chosenId: string | undefined;
      onPick: (methodId: string) => void;
    }
  | { name: 'zones'; onPick: (place: string) => void }
  /** With `onPick` the place of a code goes into a form, otherwise its page opens. */
  | { name: 'scan'; onPick?: (place: string) => void }
  | { name: 'mapFilter' }
  | { name: 'mapLegend' }
  | { name: 'popup'; popup: Popup }
  /** `src` has already been checked as loadable; `link` is as the server returns it. */
  | { name: 'banner'; src: string; link?: string }
  | { name: 'image'; src: string; alt: string }
  | { name: 'receipt'; receipt: Receipt }
  /** The payment record of this device with this id, or with this order number of a provider. */
  | { name: 'paymentRecord'; recordId: string }
  | { name: 'notify'; title: string; text: string }
  | ({ name: 'confirm' } & Confirmation);

export type DialogName = DialogCall['name'];

/** The open dialogs, the topmost last. */
export const dialogsAtom = atom<readonly DialogCall[]>([]);

/** Opens a dialog on top of the others. A dialog that is already open is not opened twice. */
export const openDialog = (call: DialogCall): void =>
  store.set(dialogsAtom, (open) => [...open.filter(({ name }) => name !== call.name), call]);

export const closeDialog = (name: DialogName): void =>
  store.set(dialogsAtom, (open) => open.filter((one) => one.name !== name));

export const closeAllDialogs = (): void => store.set(dialogsAtom, []);
