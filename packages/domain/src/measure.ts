import * as v from 'valibot'

interface Limits {
  min?: number
  max: number
}

/** A whole number within limits, or null where nobody knows. */
export const whole = ({ min = 0, max }: Limits) =>
  v.nullable(
    v.pipe(
      v.number('invalid_number'),
      v.integer('invalid_number'),
      v.minValue(min, 'too_small'),
      v.maxValue(max, 'too_large'),
    ),
    null,
  )

/** A number within limits, or null where nobody knows. */
export const decimal = ({ min = 0, max }: Limits) =>
  v.nullable(
    v.pipe(v.number('invalid_number'), v.minValue(min, 'too_small'), v.maxValue(max, 'too_large')),
    null,
  )

/** Whole degrees Celsius that things stand or run in. */
export const CELSIUS = { min: -60, max: 120 } as const
/** Watts that one thing takes or gives off. */
export const WATTS = { max: 10_000_000 } as const
/** Kilograms that one thing weighs or bears. */
export const KILOGRAMS = { max: 100_000 } as const
