/** Units a file can give a weight in. */
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

const KILOGRAMS: Record<WeightUnit, number> = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 }

/** A weight in kilograms, to the gram. */
export const inKilograms = (weight: number, unit: WeightUnit): number =>
  Math.round(weight * KILOGRAMS[unit] * 1000) / 1000
