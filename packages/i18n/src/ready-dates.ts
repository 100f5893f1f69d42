/** Has a browser make ready what it writes dates with: the first one takes it longer than a page of others. */
export const readyDates = () => new Intl.DateTimeFormat()
