import { describe, expect, test } from 'vitest'
import { meanings } from './colors.ts'
import { palette } from './palette.ts'

const steps: Record<string, string> = Object.fromEntries(
  Object.entries<string | Record<string, string>>(palette).flatMap(([name, scale]) =>
    typeof scale === 'string'
      ? [[name, scale]]
      : Object.entries(scale).map(([step, hex]) => [`${name}.${step}`, hex]),
  ),
)

type Meanings = typeof meanings
type Meaning = {
  [Name in keyof Meanings]: Meanings[Name] extends readonly string[]
    ? Name
    : `${Name}.${keyof Meanings[Name] & string}`
}[keyof Meanings]

const pairs: Record<string, readonly [string, string]> = Object.fromEntries(
  Object.entries<readonly [string, string] | Record<string, readonly [string, string]>>(meanings).flatMap(
    ([name, entry]) =>
      isPair(entry)
        ? [[name, entry]]
        : Object.entries(entry).map(([part, pair]) => [`${name}.${part}`, pair]),
  ),
)

function isPair(
  entry: readonly [string, string] | Record<string, readonly [string, string]>,
): entry is readonly [string, string] {
  return Array.isArray(entry)
}

const hexOf = (meaning: Meaning, theme: 0 | 1) => {
  const hex = steps[pairs[meaning]?.[theme] ?? '']
  if (hex === undefined) throw new Error(`${meaning} names no step of the palette`)
  return hex
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast as WCAG 2 defines it. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = [
  'canvas',
  'surface.DEFAULT',
  'surface.raised',
  'surface.sunken',
  'surface.hover',
  'surface.selected',
] as const satisfies Meaning[]

const texts: readonly (readonly [Meaning, readonly Meaning[]])[] = [
  [
    'text.DEFAULT',
    [
      ...grounds,
      'neutral.subtle',
      'accent.subtle',
      'danger.subtle',
      'warning.subtle',
      'info.subtle',
      'fill.accent',
      'fill.warning',
      'fill.danger',
      'fill.info',
      'fill.plan',
      'fill.neutral',
    ],
  ],
  ['text.muted', [...grounds, 'neutral.subtle']],
  ['text.accent', [...grounds, 'accent.subtle']],
  ['text.danger', [...grounds, 'danger.subtle']],
  ['text.warning', [...grounds, 'warning.subtle']],
  ['text.info', [...grounds, 'info.subtle']],
  ['text.inverse', ['surface.inverse']],
  [
    'text.onSolid',
    [
      'accent.solid',
      'accent.solidHover',
      'danger.solid',
      'danger.solidHover',
      'avatar.teal',
      'avatar.blue',
      'avatar.violet',
      'avatar.amber',
    ],
  ],
]

const graphics: readonly (readonly [Meaning, readonly Meaning[]])[] = [
  ['border.control', ['canvas', 'surface.DEFAULT', 'surface.raised', 'surface.sunken']],
  ['border.controlHover', ['canvas', 'surface.DEFAULT', 'surface.raised', 'surface.sunken']],
  ['focus', grounds],
  ['accent.graphic', [...grounds, 'accent.subtle', 'neutral.subtle']],
  ['danger.graphic', [...grounds, 'danger.subtle']],
  ['warning.graphic', [...grounds, 'warning.subtle']],
  ['info.graphic', [...grounds, 'info.subtle']],
  ['neutral.graphic', grounds],
  ['plan.graphic', grounds],
  ['tag.grey', grounds],
  ['tag.red', grounds],
  ['tag.orange', grounds],
  ['tag.yellow', grounds],
  ['tag.green', grounds],
  ['tag.teal', grounds],
  ['tag.blue', grounds],
  ['tag.purple', grounds],
  ['tag.pink', grounds],
]

const rows = (wanted: typeof texts) =>
  wanted.flatMap(([ink, on]) =>
    on.flatMap((ground) => [
      { ink, ground, theme: 'light', at: 0 as const },
      { ink, ground, theme: 'dark', at: 1 as const },
    ]),
  )

describe('contrast', () => {
  test.each(rows(texts))('$ink reads on $ground in $theme', ({ ink, ground, at }) => {
    expect(contrast(hexOf(ink, at), hexOf(ground, at))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(rows(graphics))('$ink is seen on $ground in $theme', ({ ink, ground, at }) => {
    expect(contrast(hexOf(ink, at), hexOf(ground, at))).toBeGreaterThanOrEqual(3)
  })
})
