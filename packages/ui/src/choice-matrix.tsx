import './later.css'
import { choiceMatrix } from '@plenum/ui/recipes'
import { useId, type ReactNode } from 'react'

interface ChoiceMatrixProps<Row extends string, Value extends string> {
  /** What is being chosen, for who listens. */
  label: string
  /** Over the names of the rows. */
  heading: string
  choices: readonly { value: Value; label: string }[]
  rows: readonly { id: Row; label: string; help?: ReactNode }[]
  value: Readonly<Record<Row, Value>>
  onChoose: (row: Row, value: Value) => void
  /** Why a choice cannot be made in a row; undefined where it can. */
  reasonFor?: (row: Row, value: Value) => string | undefined
}

const styles = choiceMatrix()

/** The same few choices for each of many things: a row for each thing, a column for each choice. */
export function ChoiceMatrix<Row extends string, Value extends string>(props: ChoiceMatrixProps<Row, Value>) {
  const { label, heading, choices, rows, value, onChoose, reasonFor } = props
  const id = useId()
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {heading}
          </th>
          {choices.map((choice) => (
            <th key={choice.value} scope="col" id={`${id}-${choice.value}`} className={styles.choice}>
              {choice.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <span id={`${id}-${row.id}`}>{row.label}</span>
              {row.help !== undefined && (
                <span id={`${id}-${row.id}-help`} className={styles.help}>
                  {row.help}
                </span>
              )}
            </th>
            {choices.map((choice) => {
              const reason = reasonFor?.(row.id, choice.value)
              return (
                <td key={choice.value} className={styles.cell}>
                  <label className={styles.target} title={reason}>
                    <input
                      type="radio"
                      name={`${id}-${row.id}`}
                      aria-labelledby={`${id}-${row.id} ${id}-${choice.value}`}
                      {...(row.help !== undefined && { 'aria-describedby': `${id}-${row.id}-help` })}
                      className={styles.radio}
                      checked={value[row.id] === choice.value}
                      disabled={reason !== undefined}
                      onChange={() => onChoose(row.id, choice.value)}
                    />
                  </label>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
