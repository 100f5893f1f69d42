import { defineSlotRecipe } from '@pandacss/dev'
import { overlay } from './overlay.recipe.ts'

const away = 'var(--drawer-rest, 0px) + var(--drawer-drag, 0px)'
const shift = 'var(--behind-shift, 0px)'

const upright = {
  positioner: { justifyContent: 'center' },
  content: { width: 'full', maxWidth: { sm: 'dialogWide' }, maxHeight: 'calc(100dvh - {sizes.header})' },
  handle: { width: 'full', height: 'target', '& > span': { width: '8', height: '1' } },
} as const

const sideways = {
  content: { width: 'sheet', maxWidth: '85vw', height: 'full' },
  handle: {
    position: 'absolute',
    zIndex: 'pinned',
    insetBlock: '0',
    my: 'auto',
    width: '6',
    height: '16',
    '& > span': { width: '1', height: '8' },
  },
} as const

/** Pulled past its edge the drawer shows no gap: this stands outside the window and looks like more of it. */
const beyond = { content: '""', position: 'absolute', bg: 'inherit', pointerEvents: 'none' } as const

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'handle', 'background'],
  base: {
    backdrop: {
      ...overlay.backdrop,
      opacity: 'var(--drawer-presence, 1)',
      transition: 'opacity {durations.drawer} {easings.out}',
      _open: { animation: 'dimIn' },
      _closed: { animation: 'dimOut', transition: 'none' },
      '&[data-dragging]': { transition: 'none' },
    },
    positioner: { ...overlay.positioner, overflow: 'clip' },
    content: {
      ...overlay.content,
      position: 'relative',
      flexShrink: '0',
      scale: 'var(--behind-scale, 1)',
      transitionProperty: 'transform, translate, scale',
      transitionDuration: 'drawer',
      transitionTimingFunction: 'out',
      _open: { animation: 'drawerIn' },
      // it leaves from where the hand let it go
      _closed: { animation: 'drawerOut', transition: 'none' },
      '&[data-dragging]': { transition: 'none', userSelect: 'none', cursor: 'grabbing' },
      _after: beyond,
    },
    handle: {
      display: 'flex',
      flexShrink: '0',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'drawer',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      // the ring goes around what is seen, not around the whole edge that can be taken
      _focusVisible: {
        outline: 'none',
        '& > span': { outline: '2px solid {colors.focus}', outlineOffset: '3px' },
      },
      '&:active': { cursor: 'grabbing' },
      '& > span': {
        bg: 'border.control',
        borderRadius: 'full',
        transition: 'background-color {durations.fast} {easings.out}',
      },
      '&:hover > span': { bg: 'border.controlHover' },
    },
    background: {
      transformOrigin: '50% var(--behind-middle, 50%)',
      transitionProperty: 'transform, border-radius',
      transitionDuration: 'drawer',
      transitionTimingFunction: 'out',
      '&[data-behind]': {
        transform: 'scale(var(--behind-scale))',
        borderRadius: 'drawer',
        boxShadow: 'floating',
        overflow: 'clip',
      },
      '&[data-dragging]': { transition: 'none' },
    },
  },
  variants: {
    side: {
      bottom: {
        positioner: { ...upright.positioner, alignItems: 'flex-end' },
        content: {
          ...upright.content,
          '--from-y': '100%',
          transform: `translateY(calc(${away}))`,
          translate: `0 calc(-1 * ${shift})`,
          transformOrigin: 'top',
          borderTopRadius: 'drawer',
          _after: { top: '100%', insetX: '0', height: 'screen' },
        },
        handle: upright.handle,
      },
      top: {
        positioner: { ...upright.positioner, alignItems: 'flex-start' },
        content: {
          ...upright.content,
          '--from-y': '-100%',
          transform: `translateY(calc(-1 * (${away})))`,
          translate: `0 ${shift}`,
          transformOrigin: 'bottom',
          borderBottomRadius: 'drawer',
          _after: { bottom: '100%', insetX: '0', height: 'screen' },
        },
        handle: { ...upright.handle, order: '1' },
      },
      right: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          ...sideways.content,
          '--from-x': '100%',
          pl: '4',
          transform: `translateX(calc(${away}))`,
          translate: `calc(-1 * ${shift}) 0`,
          transformOrigin: 'left',
          borderLeftRadius: 'drawer',
          _after: { left: '100%', insetY: '0', width: '100vw' },
        },
        handle: { ...sideways.handle, left: '0' },
      },
      left: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          ...sideways.content,
          '--from-x': '-100%',
          pr: '4',
          transform: `translateX(calc(-1 * (${away})))`,
          translate: `${shift} 0`,
          transformOrigin: 'right',
          borderRightRadius: 'drawer',
          _after: { right: '100%', insetY: '0', width: '100vw' },
        },
        handle: { ...sideways.handle, right: '0' },
      },
    },
  },
  defaultVariants: { side: 'bottom' },
})
