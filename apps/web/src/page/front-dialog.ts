/** The dialog that lies over everything else, while one is open. */
export const frontDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true][data-state=open]')].at(-1)
