/** What a dialog leaves alone: notifications stay reachable while it is open, and a press on them does not close it. */
export const besideDialogs = [() => document.querySelector('[data-scope=toast][data-part=group]')]
