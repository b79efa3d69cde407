import type { Handlers } from '../Handler';
import { addCar, deleteCar, editCar } from './vehicles';
import { changeCars } from './changeCars';
import { addDocument, checkDocument, deleteDocument, editDocument } from './documents';
import { addTs, deleteTs } from './companyVehicles';

/** Vehicles, documents of drivers, devices of companies. */
export const vehicleHandlers = {
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
} satisfies Partial<Handlers>;
