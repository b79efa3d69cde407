/** The open appeal. It is part of the address, so that Back leads to the list. */
export interface AppealLink {
  appeal?: string;
}

export const readAppealLink = (search: Record<string, unknown>): AppealLink => {
  const id = search['appeal'];
  return { appeal: typeof id === 'string' && id.trim() !== '' && id.length <= 100 ? id : undefined };
};
