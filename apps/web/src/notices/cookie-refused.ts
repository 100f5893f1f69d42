import { createStore } from '#app/page/store.ts'

const cookie = createStore<'unknown' | 'refused' | 'read'>('unknown')

/** The browser keeps no session cookie at this address; told once. */
export const tellCookieRefused = () => cookie.get() === 'unknown' && cookie.set('refused')

/** The person has read it. */
export const dismissCookieRefused = () => cookie.set('read')

export const useCookieRefused = (): boolean => cookie.useValue() === 'refused'
