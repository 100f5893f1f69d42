import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { memo } from 'react'
import type { PlanGrid, PlanModel, PlanShape } from './floor-plan-types.ts'
import { aisleWords, HALO, labelWords, zoneWords, type FloorWords } from './plan-area-text.ts'
import { boxAround, meets, showsTiles } from './plan-geometry.ts'
import { byHeight, doorPath, isArea, pathOf, wallRuns, type Door } from './plan-shapes.ts'
import type { Box } from './rack-geometry.ts'

const styles = floorPlan()

type StructureProps = Pick<PlanModel, 'bounds' | 'grid' | 'picture' | 'shapes'> & {
  /** The scale the words are made for, and the part of the room that gets any. */
  scale: number
  around: Box
  selected: ReadonlySet<string>
}

/** The floor with its tiles and its picture, and what the room is built of. */
export const PlanStructure = memo(function PlanStructure({
  bounds,
  grid,
  picture,
  shapes,
  scale,
  around,
  selected,
}: StructureProps) {
  const doors = shapes.filter((shape) => shape.kind === 'door')
  const sorted = shapes.toSorted(byHeight)
  return (
    <>
      <rect {...bounds} className={styles.floor} />
      {picture && (
        <image
          href={picture.url}
          x={picture.x}
          y={picture.y}
          width={picture.width * picture.mmPerPixel}
          height={picture.height * picture.mmPerPixel}
          opacity={picture.opacity}
          preserveAspectRatio="none"
        />
      )}
      {sorted.filter(isArea).map((shape) => (
        <Shape key={shape.id} shape={shape} doors={doors} scale={scale} isSelected={selected.has(shape.id)} />
      ))}
      {grid && showsTiles(grid, scale) && <path d={gridPath(grid)} className={styles.tiles} />}
      {shapes.map(
        (shape) =>
          shape.kind === 'aisle' &&
          meets(boxAround(shape.points), around) && (
            <Words key={shape.id} words={aisleWords(shape, scale)} heat={shape.heat} is="aisleName" />
          ),
      )}
      {sorted
        .filter((shape) => !isArea(shape))
        .map((shape) => (
          <Shape
            key={shape.id}
            shape={shape}
            doors={doors}
            scale={scale}
            isSelected={selected.has(shape.id)}
          />
        ))}
    </>
  )
})

function gridPath({ x, y, tile, columns, rows }: PlanGrid): string {
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${x + at * tile} ${y}v${rows * tile}`)
  const across = Array.from({ length: rows + 1 }, (_, at) => `M${x} ${y + at * tile}h${columns * tile}`)
  return [...down, ...across].join('')
}

interface ShapeProps {
  shape: PlanShape
  doors: readonly Door[]
  scale: number
  isSelected: boolean
}

const SELECTED = { stroke: 'var(--plan-accent-graphic)' }

function Shape({ shape, doors, scale, isSelected }: ShapeProps) {
  const mark = isSelected ? SELECTED : {}
  switch (shape.kind) {
    case 'aisle':
      return (
        <path d={pathOf(shape.points, true)} data-heat={shape.heat} style={mark} className={styles.aisle} />
      )
    case 'zone':
      return <path d={pathOf(shape.points, true)} style={mark} className={styles.zone} />
    case 'wall':
      return wallRuns(shape, doors).map((run) => (
        <path
          key={`${run[0]?.x} ${run[0]?.y}`}
          d={pathOf(run, run[0] === run.at(-1))}
          strokeWidth={shape.thickness}
          style={mark}
          className={styles.wall}
        />
      ))
    case 'column': {
      const { x, y, width, depth, rotation } = shape
      return shape.isRound ? (
        <circle cx={x} cy={y} r={Math.min(width, depth) / 2} style={mark} className={styles.column} />
      ) : (
        <rect
          x={x - width / 2}
          y={y - depth / 2}
          width={width}
          height={depth}
          transform={`rotate(${rotation} ${x} ${y})`}
          style={mark}
          className={styles.column}
        />
      )
    }
    case 'door': {
      const { leaves, arcs } = doorPath(shape)
      return (
        <g transform={`translate(${shape.x} ${shape.y}) rotate(${shape.rotation})`}>
          <path d={arcs} className={styles.arc} />
          <path d={leaves} style={mark} className={styles.door} />
        </g>
      )
    }
    case 'label':
      return <Words words={labelWords(shape, scale)} is="label" />
  }
}

/** The zones' names, in their upper left corners, over what stands in them. */
export const ZoneNames = memo(function ZoneNames({
  shapes,
  scale,
}: Pick<StructureProps, 'shapes' | 'scale'>) {
  return shapes.map(
    (shape) =>
      shape.kind === 'zone' && (
        <Words key={shape.id} words={zoneWords(shape, scale)} is="zoneName" strokeWidth={HALO / scale} />
      ),
  )
})

interface WordsProps {
  words: FloorWords | null
  is: 'aisleName' | 'zoneName' | 'label'
  heat?: 'cold' | 'hot'
  strokeWidth?: number
}

function Words({ words, is, heat, strokeWidth }: WordsProps) {
  if (words === null) return null
  const { x, y, text, size, rotation } = words
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      transform={`rotate(${rotation} ${x} ${y})`}
      strokeWidth={strokeWidth}
      data-heat={heat}
      className={styles[is]}
    >
      {text}
    </text>
  )
}
