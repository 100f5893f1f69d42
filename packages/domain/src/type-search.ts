/** Whether a text is found in the code or the name of a type, as its list is looked through. */
export const isTypeFound = (type: { code: string; name: string }, search: string | undefined): boolean =>
  `${type.code} ${type.name}`.toLowerCase().includes(search?.toLowerCase() ?? '')
