/** The place a visitor wanted to pay for before signing in: after the login it is the first thing shown. In memory only. */
export interface ChosenPlace {
  zone?: string;
  parkingCode?: string;
}

let chosen: ChosenPlace | undefined;

export const choosePlace = (place: ChosenPlace | undefined): void => {
  chosen = place;
};

/** Gives the place once. */
export const takeChosenPlace = (): ChosenPlace | undefined => {
  const place = chosen;
  chosen = undefined;
  return place;
};
