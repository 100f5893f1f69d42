import { ratioOf, type Figure } from '@plenum/bench/figures'

/** Says on the terminal what is written down. */
export const printFigures = (figures: readonly Figure[]) =>
  console.table(
    figures.map((figure) => ({
      what: figure.what,
      where: figure.where,
      value: `${figure.value.toFixed(2)} ${figure.unit}`,
      beside: figure.beside?.value.toFixed(2),
      ratio: ratioOf(figure)?.toFixed(2),
    })),
  )
