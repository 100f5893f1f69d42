/** The parts of an address as texts, before the page has looked at what they say. */
export type Texts<Address> = { [Name in keyof Address]?: string | undefined }

/**
 * Takes an address as texts. The page reads them by its schema: that way the schemas of every screen stay out of what
 * the first page downloads.
 */
export const texts =
  <Address>() =>
  (search: Record<string, unknown>): Texts<Address> =>
    // which parts there are only the page's schema knows
    Object.fromEntries(
      Object.entries(search).filter(([, text]) => typeof text === 'string'),
    ) as Texts<Address>
