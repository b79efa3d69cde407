import { atom } from 'jotai';
import type { Permit } from '~/domain/permits/permit';
import type { Instant } from '~/domain/time/cityTime';
import type { DeviceKey } from '~/domain/company/companyDevice';
import type { CompanyDriver } from '~/domain/company/companyDriver';
import type { IdentityDocument } from '~/domain/vehicle/identityDocument';
import type { NoteDetails } from '~/domain/stay/parkedNote';
import type { KnownPlace } from '~/domain/stay/placeRef';
import type { Popup } from '~/domain/content/popup';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import type { RetroactiveStart } from '~/domain/stay/retroactiveStart';
import type { EditStep, PhoneAction } from '~/domain/account/profileEdit.flow';
import type { Day, OfferSearch, SubscriptionOffer } from '~/domain/permits/subscription';
import type { Receipt } from '~/domain/history/receipt';
import type { SmsRequest } from '~/domain/sms/smsStay';
import { store } from './store';

/** A place to pay for after the login: it goes with the window that is closed without one. */
export interface ChosenPlace extends KnownPlace {
  /** One with a barrier. */
  type?: 'planar';
}

/** What a visitor noted and came to pay for: the note goes over to the account, and the form is filled in by it. */
interface ChosenNote {
  id: string;
  plate: string;
  duration?: string;
  vehicle: Pick<NoteDetails, 'isForeign' | 'category'> & { post?: RetroactiveStart };
}

/** What a login is for. A place, or a note of one, is what the visitor came to pay for (AUTH-12). */
export interface LoginPurpose {
  place?: ChosenPlace;
  note?: ChosenNote;
  /** Who pays from a phone's account finds the payment there (INFO-09). */
  isForHistory?: boolean;
}

/** A stay that the balance does not cover yet, as its form has it. */
export interface UncoveredStay extends KnownPlace {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  address?: string;
  durationMin: number;
  startsAt?: Instant;
  /** How its beginning was filled in, where it is paid for afterwards. */
  post?: RetroactiveStart;
  choice?: number;
}

/** What a form knew when a note was asked for: the place as typed. */
export interface NotePrefill extends Partial<Omit<NoteDetails, 'zone' | 'parkingCode' | 'address'>> {
  draftPlace: string;
  post?: RetroactiveStart;
}

/** How a deed ended; what is known of a failure is told in words. */
export type ConfirmOutcome = 'done' | 'failed' | { failure: string };

/** A deed that is asked about first. */
export interface Confirmation {
  title: string;
  text: string;
  /** What the deed is called on its button. */
  confirmLabel: string;
  onConfirm: () => Promise<ConfirmOutcome>;
  /** What is said when it is done; a session's cancelling, where nothing is given. */
  doneText?: string;
}

/** Every window that opens over a page, by name, with what it needs. `app/dialogs/DialogHost` draws them. */
export type DialogCall =
  | { name: 'city' }
  /** A company whose login has expired is not asked who it is. */
  | ({ name: 'login'; isCompany?: boolean } & LoginPurpose)
  | { name: 'tokenExpired' }
  | { name: 'logOut' }
  | { name: 'passwordChanged' }
  | { name: 'menu' }
  | { name: 'search'; initialQuery?: string }
  | { name: 'stays' }
  | { name: 'account' }
  /** The driver's own data, at the step that was asked for. */
  | { name: 'editProfile'; step: EditStep; phoneAction?: PhoneAction }
  /** A sum is what is missing, in kopecks; a stay is what it is missing for. */
  | { name: 'refill'; sum?: number; stay?: UncoveredStay }
  | { name: 'extend'; stayId: string }
  | { name: 'cancelSession'; stayId: string }
  /** A stay of a city without balances: one that runs is ended, one that waits is paid for as it is, or ended first. */
  | { name: 'settleStay'; stayId: string; action?: 'pay' | 'end' }
  /** What the constructor has been told already is filled in; `search` is what its offer was found by. */
  | { name: 'subscription'; offer: SubscriptionOffer; startDay?: Day; plate?: string; search?: OfferSearch }
  | { name: 'changeVehicle'; permit: Permit & { orderNumber: string } }
  /** One of the driver's own by its plate, or a new one. */
  | { name: 'vehicle'; plate?: string }
  /** A company's own, by what names it, or a new one. */
  | { name: 'companyCar'; plate?: string }
  | { name: 'companyDriver'; driver?: Pick<CompanyDriver, 'name' | 'phone'> }
  | { name: 'companyDevice'; device?: DeviceKey }
  | { name: 'document'; identityDocument?: IdentityDocument }
  | { name: 'sms'; request: SmsRequest }
  /** In kopecks. */
  | { name: 'smsTopUp'; sum: number }
  /** A running stay of the driver, or a guest's of this device, by its id. */
  | { name: 'remind'; stayId: string }
  /** A new "I parked" note with what is known of it, or one that is changed. */
  | { name: 'note'; id?: string; prefilled?: NotePrefill }
  /** The notes; one has just been made. */
  | { name: 'notes'; newNoteId?: string }
  | { name: 'zones'; onPick: (place: string) => void }
  | { name: 'mapFilter' }
  | { name: 'mapLegend' }
  | { name: 'popup'; popup: Popup }
  /** A picture's address is one that may be loaded; a link is as the server gives it. */
  | { name: 'banner'; src: string; link?: string }
  | { name: 'image'; src: string; alt: string }
  /** A new one has just been made. */
  | { name: 'receipt'; receipt: Receipt; isNew?: boolean }
  | { name: 'notify'; title: string; text: string }
  | ({ name: 'confirm' } & Confirmation);

export type DialogName = DialogCall['name'];

/** Open windows, the topmost last. */
export const dialogsAtom = atom<readonly DialogCall[]>([]);

/** Opens a window on top; one that is open already is not opened twice. */
export const openDialog = (call: DialogCall): void =>
  store.set(dialogsAtom, (open) => [...open.filter(({ name }) => name !== call.name), call]);

export const closeDialog = (name: DialogName): void =>
  store.set(dialogsAtom, (open) => open.filter((one) => one.name !== name));

export const closeAllDialogs = (): void => store.set(dialogsAtom, []);
