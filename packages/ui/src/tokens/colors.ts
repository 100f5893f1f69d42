type Pair = readonly [light: string, dark: string]

/**
 * Every colour by its meaning, light first, as a path into the palette.
 * Text reaches 4.5:1 and controls and graphics 3:1 on the surfaces they stand on (tokens.test.ts).
 */
export const meanings = {
  canvas: ['mist.25', 'night.50'],
  surface: {
    DEFAULT: ['white', 'night.100'],
    raised: ['white', 'night.150'],
    sunken: ['mist.50', 'night.50'],
    hover: ['mist.50', 'night.150'],
    selected: ['teal.50', 'teal.950'],
    inverse: ['mist.900', 'night.300'],
  },
  text: {
    DEFAULT: ['mist.900', 'night.800'],
    muted: ['mist.600', 'night.600'],
    accent: ['teal.700', 'teal.300'],
    danger: ['red.700', 'red.300'],
    warning: ['amber.700', 'amber.300'],
    info: ['blue.700', 'blue.300'],
    inverse: ['white', 'night.800'],
    onSolid: ['white', 'white'],
    disabled: ['mist.400', 'night.500'],
  },
  border: {
    DEFAULT: ['mist.150', 'night.200'],
    strong: ['mist.200', 'night.300'],
    control: ['mist.400', 'night.500'],
    controlHover: ['mist.500', 'night.600'],
    accent: ['teal.200', 'teal.900'],
    danger: ['red.200', 'red.900'],
    warning: ['amber.200', 'amber.900'],
    info: ['blue.200', 'blue.900'],
  },
  accent: {
    solid: ['teal.700', 'teal.600'],
    solidHover: ['teal.800', 'teal.700'],
    subtle: ['teal.50', 'teal.950'],
    graphic: ['teal.600', 'teal.400'],
  },
  danger: {
    solid: ['red.700', 'red.600'],
    solidHover: ['red.800', 'red.700'],
    subtle: ['red.50', 'red.950'],
    graphic: ['red.600', 'red.400'],
  },
  warning: { subtle: ['amber.50', 'amber.950'], graphic: ['amber.600', 'amber.400'] },
  info: { subtle: ['blue.50', 'blue.950'], graphic: ['blue.600', 'blue.400'] },
  neutral: { subtle: ['mist.100', 'night.200'], graphic: ['mist.500', 'night.600'] },
  plan: { graphic: ['violet.600', 'violet.400'] },
  /** Parts of a thing that are filled, with words over them. */
  fill: {
    accent: ['teal.200', 'teal.800'],
    warning: ['amber.200', 'amber.800'],
    danger: ['red.200', 'red.800'],
    info: ['blue.200', 'blue.700'],
    plan: ['violet.200', 'violet.700'],
    neutral: ['mist.200', 'night.300'],
  },
  tag: {
    grey: ['mist.500', 'night.600'],
    red: ['red.600', 'red.400'],
    orange: ['orange.600', 'orange.400'],
    yellow: ['yellow.600', 'yellow.400'],
    green: ['green.600', 'green.400'],
    teal: ['teal.600', 'teal.400'],
    blue: ['blue.600', 'blue.400'],
    purple: ['violet.600', 'violet.400'],
    pink: ['pink.600', 'pink.400'],
  },
  focus: ['teal.600', 'teal.400'],
  avatar: {
    teal: ['teal.700', 'teal.700'],
    blue: ['blue.700', 'blue.700'],
    violet: ['violet.700', 'violet.700'],
    amber: ['amber.700', 'amber.700'],
  },
} as const satisfies Record<string, Pair | Record<string, Pair>>

const token = ([light, dark]: Pair) => ({
  value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` },
})

const isPair = (entry: Pair | Record<string, Pair>): entry is Pair => Array.isArray(entry)

/** The meanings in the shape Panda's semantic tokens take, with the backdrop that lies under what floats. */
export const semanticColors = {
  ...Object.fromEntries(
    Object.entries<Pair | Record<string, Pair>>(meanings).map(([name, entry]) => [
      name,
      isPair(entry)
        ? token(entry)
        : Object.fromEntries(Object.entries(entry).map(([part, pair]) => [part, token(pair)])),
    ]),
  ),
  backdrop: { value: { base: 'rgb(19 26 34 / 0.28)', _dark: 'rgb(4 7 10 / 0.6)' } },
}
