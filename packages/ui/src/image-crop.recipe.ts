import { defineSlotRecipe } from '@pandacss/dev'

const track = { height: '1', borderRadius: 'full', bg: 'neutral.graphic' } as const
const thumb = {
  appearance: 'none',
  width: '5',
  height: '5',
  bg: 'accent.solid',
  border: '2px solid {colors.surface}',
  borderRadius: 'full',
} as const

export const imageCrop = defineSlotRecipe({
  className: 'image-crop',
  slots: ['root', 'stage', 'image', 'mask', 'note', 'zoom', 'slider'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', width: 'full', minWidth: '0' },
    stage: {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      width: 'full',
      maxWidth: '20rem',
      mx: 'auto',
      aspectRatio: '1',
      overflow: 'hidden',
      bg: 'neutral.subtle',
      borderRadius: 'card',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      _active: { cursor: 'grabbing' },
    },
    image: { position: 'absolute', maxWidth: 'none' },
    // the ring of it darkens what is cut away
    mask: {
      position: 'absolute',
      inset: '10%',
      borderRadius: 'full',
      boxShadow: '0 0 0 100vmax {colors.backdrop}',
      border: '2px solid {colors.text.onSolid}',
      pointerEvents: 'none',
    },
    note: { textStyle: 'caption', color: 'text.muted', textAlign: 'center' },
    zoom: { display: 'flex', alignItems: 'center', gap: '2', color: 'text.muted' },
    slider: {
      appearance: 'none',
      flex: '1',
      minWidth: '0',
      height: 'target',
      bg: 'transparent',
      borderRadius: 'control',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', opacity: '0.5' },
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      // the middle of the thumb lies on the track
      '&::-webkit-slider-thumb': { ...thumb, mt: '-2' },
      '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    },
  },
})
