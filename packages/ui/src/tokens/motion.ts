import { defineKeyframes, defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { ANIMATION_SECONDS } from '../drawer-constants.ts'

export const durations = defineTokens.durations({
  fast: { value: '120ms' },
  normal: { value: '160ms' },
  slow: { value: '200ms' },
  drawer: { value: `${ANIMATION_SECONDS}s` },
  turn: { value: '800ms' },
  /** A skeleton or spinner shows only once waiting is felt. */
  patience: { value: '150ms' },
})

export const easings = defineTokens.easings({
  out: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  linear: { value: 'linear' },
})

export const animations = defineTokens.animations({
  fadeIn: { value: 'fadeIn {durations.fast} {easings.out}' },
  fadeOut: { value: 'fadeOut {durations.fast} {easings.out}' },
  popIn: { value: 'popIn {durations.fast} {easings.out}' },
  spin: { value: 'spin {durations.turn} linear infinite' },
  breathe: { value: 'breathe 1.6s ease-in-out infinite' },
  appearLate: { value: 'fadeIn {durations.fast} {easings.out} {durations.patience} both' },
  slide: { value: 'slideIn {durations.slow} {easings.out}' },
  slideAway: { value: 'slideOut {durations.normal} {easings.out}' },
  drawerIn: { value: 'slideIn {durations.drawer} {easings.out}' },
  drawerOut: { value: 'slideOut {durations.drawer} {easings.out} forwards' },
  dimIn: { value: 'fadeIn {durations.drawer} {easings.out}' },
  dimOut: { value: 'fadeOut {durations.drawer} {easings.out} forwards' },
})

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  unseen: { from: { visibility: 'hidden' } },
  popIn: { from: { opacity: '0', transform: 'translateY(-2px) scale(0.985)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.45' } },
  slideIn: { from: { transform: 'translate(var(--from-x, 0), var(--from-y, 0))' } },
  slideOut: { to: { transform: 'translate(var(--from-x, 0), var(--from-y, 0))' } },
})

/** Only what floats casts a shadow; in the dark a lighter surface and a hairline do the work. */
export const shadows = defineSemanticTokens.shadows({
  floating: {
    value: {
      base: '0 0 0 1px rgb(19 26 34 / 0.08), 0 8px 24px -6px rgb(19 26 34 / 0.16)',
      _dark: '0 0 0 1px {colors.night.300}, 0 12px 32px -8px rgb(0 0 0 / 0.6)',
    },
  },
  sheet: {
    value: {
      base: '0 0 0 1px rgb(19 26 34 / 0.06), 0 16px 48px -12px rgb(19 26 34 / 0.24)',
      _dark: '0 0 0 1px {colors.night.300}, 0 24px 64px -16px rgb(0 0 0 / 0.8)',
    },
  },
})
