import { atom } from 'jotai';
import type { Benefit } from '~/domain/benefit';
import type { Instant } from '~/domain/cityTime';
import type { DeviceKey } from '~/domain/companyDevice';
import type { CompanyDriver } from '~/domain/companyDriver';
import type { Paper } from '~/domain/paper';
import type { NotedStay } from '~/domain/parkedNote';
import type { KnownPlace } from '~/domain/placeRef';
import type { Popup } from '~/domain/popup';
import type { VehicleCategory } from '~/domain/plate';
import type { PostStart } from '~/domain/postPayment';
import type { EditStep, PhoneDeed } from '~/domain/profileEdit.flow';
import type { Day, OfferSearch, SubscriptionOffer } from '~/domain/subscription';
import type { Receipt } from '~/domain/receipt';
import type { SmsWanted } from '~/domain/smsStay';
import { store } from './store';

/** A place to pay for after the login: it goes with the window that is closed without one. */
export interface ChosenPlace extends KnownPlace {
  /** One with a barrier. */
  type?: 'planar';
}

/** What a visitor noted and came to pay for: the note goes over to the account, and the form is filled in by it. */
export interface ChosenNote {
  id: string;
  plate: string;
  duration?: string;
  car: Pick<NotedStay, 'isForeign' | 'category'> & { post?: PostStart };
}

/** What a login is for. A place, or a note of one, is what the visitor came to pay for (AUTH-12). */
export interface LoginAim {
  place?: ChosenPlace;
  note?: ChosenNote;
  /** Who pays from a phone's account finds the payment there (INFO-09). */
  isForHistory?: boolean;
}

/** A stay that the balance does not cover yet, as its form has it. */
export interface WantedStay extends KnownPlace {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  address?: string;
  durationMin: number;
  startsAt?: Instant;
  /** How its beginning was filled in, where it is paid for afterwards. */
  post?: PostStart;
  choice?: number;
}

/** What a form knew when a note was asked for: the place as typed. */
export interface FilledNote extends Partial<Omit<NotedStay, 'zone' | 'parkingCode' | 'address'>> {
  typedPlace: string;
  post?: PostStart;
}

/** How a deed ended; what is known of a failure is told in words. */
export type ConfirmEnd = 'done' | 'failed' | { failure: string };

/** A deed that is asked about first. */
export interface Confirmation {
  title: string;
  text: string;
  /** What the deed is called on its button. */
  confirmLabel: string;
  onConfirm: () => Promise<ConfirmEnd>;
  /** What is said when it is done; a session's cancelling, where nothing is given. */
  doneText?: string;
}

/** Every window that opens over a page, by name, with what it needs. `app/WindowHost` draws them. */
export type WindowCall =
  | { name: 'city' }
  /** A company whose login has expired is not asked who it is. */
  | ({ name: 'login'; isCompany?: boolean } & LoginAim)
  | { name: 'tokenExpired' }
  | { name: 'logOut' }
  | { name: 'passwordChanged' }
  | { name: 'menu' }
  | { name: 'search'; typed?: string }
  | { name: 'stays' }
  | { name: 'account' }
  /** The driver's own data, at the step that was asked for. */
  | { name: 'editProfile'; step: EditStep; phoneDeed?: PhoneDeed }
  /** A sum is what is missing, in kopecks; a stay is what it is missing for. */
  | { name: 'refill'; sum?: number; stay?: WantedStay }
  | { name: 'extend'; sessionId: string }
  | { name: 'cancelSession'; sessionId: string }
  /** A stay of a city without balances: one that runs is ended, one that waits is paid for as it is, or ended first. */
  | { name: 'settleStay'; sessionId: string; deed?: 'pay' | 'end' }
  /** What the constructor has been told already is filled in; `search` is what its offer was found by. */
  | { name: 'subscription'; offer: SubscriptionOffer; startDay?: Day; plate?: string; search?: OfferSearch }
  | { name: 'changeVehicle'; benefit: Benefit & { orderNumber: string } }
  /** One of the driver's own by its plate, or a new one. */
  | { name: 'vehicle'; plate?: string }
  /** A company's own, by what names it, or a new one. */
  | { name: 'companyCar'; plate?: string }
  | { name: 'companyDriver'; driver?: Pick<CompanyDriver, 'name' | 'phone'> }
  | { name: 'companyDevice'; device?: DeviceKey }
  | { name: 'document'; paper?: Paper }
  | { name: 'sms'; wanted: SmsWanted }
  /** In kopecks. */
  | { name: 'smsTopUp'; sum: number }
  /** A running stay of the driver, or a guest's of this device, by its id. */
  | { name: 'remind'; stayId: string }
  /** A new "I parked" note with what is known of it, or one that is changed. */
  | { name: 'note'; id?: string; filled?: FilledNote }
  /** The notes; one has just been made. */
  | { name: 'notes'; fresh?: string }
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

export type WindowName = WindowCall['name'];

/** Open windows, the topmost last. */
export const windowsAtom = atom<readonly WindowCall[]>([]);

/** Opens a window on top; one that is open already is not opened twice. */
export const openWindow = (call: WindowCall): void => store.set(windowsAtom, (open) => [...open.filter(({ name }) => name !== call.name), call]);

export const closeWindow = (name: WindowName): void => store.set(windowsAtom, (open) => open.filter((one) => one.name !== name));

export const closeAllWindows = (): void => store.set(windowsAtom, []);
