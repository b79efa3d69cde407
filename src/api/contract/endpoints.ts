import {
  changeAccountSetting,
  changePassword,
  changeProfile,
  deletePhone,
  getAccountSettings,
  getBalance,
  sendEmailCode,
  sendSmsCode,
  setMainPhone,
} from './account';
import {
  changePhone,
  checkCaptcha,
  checkEmail,
  checkPhone,
  confirmEmail,
  confirmPhone,
  getConfirmationType,
  login,
  loginByThirdParty,
  register,
} from './auth';
import { reportCardPayment } from './cardWidget';
import { getNews, getNewsItem, getPage } from './content';
import {
  activateDevice,
  activateDriver,
  addDriver,
  deactivateDevice,
  deactivateDriver,
  editDriver,
  getCorpProfile,
  loginCorp,
  removeDriver,
} from './company';
import { getAppealMessages, getAppeals, registerAppeal, sendAppealMessage } from './appeals';
import { getFineImage, getFines } from './fines';
import { getParkings, getSettings, getZones } from './info';
import { getMapInfo } from './map';
import { getOptions, getPopup, getSmsCommands } from './options';
import { cancelParking, refillBalance, renewParking } from './driverPayments';
import { getCost } from './costs';
import { startParking } from './payments';
import { getPlanarCost, payPlanar } from './barrier';
import { downloadHistory, getOperations, getProfile, getRecentOperations } from './profile';
import { createRefillReceipt, createSubscriptionReceipt } from './receiptOrders';
import { getReceipt, getReceiptList, sendReceipt } from './receipts';
import { changeRestoredPassword, checkRestore, sendRestoreCode, sendRestoreEmail } from './passwordReset';
import {
  buySubscription,
  changeSubscriptionVehicle,
  continueSubscription,
  getBenefits,
  getConstructorTiming,
  getConstructorZones,
  getSubscriptionOffers,
  pauseSubscription,
  refundSubscription,
  selectSubscriptions,
} from './subscriptions';
import {
  addCar,
  addDocument,
  addTs,
  changeCars,
  checkDocument,
  deleteCar,
  deleteDocument,
  deleteTs,
  editCar,
  editDocument,
} from './vehicles';
import { cancelWithoutBalance, endDeferred, payDeferred, startWithoutBalance } from './payLater';

/**
 * Every call of the contract, for a server and the contract suite. The app imports calls one by one, so that each page
 * contains only the calls it uses.
 */
export const endpoints = {
  login,
  loginByThirdParty,
  register,
  checkEmail,
  checkPhone,
  checkCaptcha,
  confirmEmail,
  confirmPhone,
  changePhone,
  getConfirmationType,
  sendRestoreEmail,
  sendRestoreCode,
  checkRestore,
  changeRestoredPassword,
  getOptions,
  getSettings,
  getZones,
  getParkings,
  getMapInfo,
  getPopup,
  getSmsCommands,
  getNews,
  getNewsItem,
  getPage,
  getCost,
  startParking,
  renewParking,
  cancelParking,
  refillBalance,
  startWithoutBalance,
  cancelWithoutBalance,
  payDeferred,
  endDeferred,
  getPlanarCost,
  payPlanar,
  reportCardPayment,
  getBenefits,
  getSubscriptionOffers,
  buySubscription,
  pauseSubscription,
  continueSubscription,
  refundSubscription,
  changeSubscriptionVehicle,
  getConstructorZones,
  getConstructorTiming,
  selectSubscriptions,
  createRefillReceipt,
  createSubscriptionReceipt,
  getReceipt,
  sendReceipt,
  getReceiptList,
  getProfile,
  getOperations,
  getRecentOperations,
  downloadHistory,
  getBalance,
  getAccountSettings,
  changeAccountSetting,
  changeProfile,
  changePassword,
  sendEmailCode,
  sendSmsCode,
  deletePhone,
  setMainPhone,
  addCar,
  editCar,
  deleteCar,
  changeCars,
  addTs,
  deleteTs,
  addDocument,
  editDocument,
  deleteDocument,
  checkDocument,
  getFines,
  getFineImage,
  registerAppeal,
  getAppeals,
  getAppealMessages,
  sendAppealMessage,
  loginCorp,
  getCorpProfile,
  activateDriver,
  deactivateDriver,
  activateDevice,
  deactivateDevice,
  addDriver,
  editDriver,
  removeDriver,
} as const;

export type EndpointId = keyof typeof endpoints;
