import { css } from '@plenum/ui/css'

const RACKS = [0, 1, 2] as const
/** Heights of what stands in each rack, from the bottom, in units of the drawing. */
const DEVICES = [
  [2, 1, 1, 3, 1, 2],
  [1, 1, 2, 2, 1, 1, 1],
  [3, 2, 1, 1, 2],
] as const
const UNIT = 11
const FLOOR = 196

/** Three racks on a raised floor, and the cold air under it that gave the product its name. */
export function LandingArt() {
  return (
    <svg
      viewBox="0 0 400 270"
      aria-hidden="true"
      fill="none"
      className={css({ width: 'full', height: '[auto]' })}
    >
      <g className={css({ color: 'border.strong' })} stroke="currentColor" strokeWidth="1.5">
        {RACKS.map((rack) => (
          <rect key={rack} x={62 + rack * 100} y={FLOOR - 160} width="76" height="160" rx="3" />
        ))}
        <path d={`M20 ${FLOOR}H380M20 ${FLOOR + 8}H380M20 256H380`} />
        <path d={[0, 1, 2, 3, 4, 5, 6].map((post) => `M${32 + post * 56} ${FLOOR + 8}V256`).join('')} />
      </g>
      {RACKS.map((rack) => (
        <Devices key={rack} x={68 + rack * 100} heights={DEVICES[rack]} lit={rack} />
      ))}
      <g
        className={css({ color: 'accent.graphic' })}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        {[0, 1, 2, 3, 4].map((wave) => (
          <path key={wave} d={`M${52 + wave * 62} 234c8-14 16-14 24-4s16 8 22-2`} />
        ))}
      </g>
    </svg>
  )
}

interface DevicesProps {
  x: number
  heights: readonly number[]
  /** Which one is the asset somebody is looking for. */
  lit: number
}

function Devices({ x, heights, lit }: DevicesProps) {
  const below = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height + 0.35, 0.6)
  return heights.map((height, index) => (
    <rect
      key={below(index)}
      x={x}
      y={FLOOR - (below(index) + height) * UNIT}
      width="64"
      height={height * UNIT}
      rx="2"
      fill="currentColor"
      className={css({ color: index === lit + 1 ? 'accent.graphic' : 'border' })}
    />
  ))
}
