import { floorPlan } from '@plenum/ui/recipes'
import { memo } from 'react'
import type { PlanGrid, PlanModel, PlanShape } from './floor-plan-types.ts'
import { cut } from './face-text.ts'
import type { Point } from './image-zoom.ts'
import { boxAround, meets } from './plan-geometry.ts'
import { doorPath, pathOf, wallRuns, type Door } from './plan-shapes.ts'
import type { Box } from './rack-geometry.ts'

const styles = floorPlan()

type StructureProps = Pick<PlanModel, 'bounds' | 'grid' | 'picture' | 'shapes'> & {
  /** The scale the words are made for, and the part of the room that gets any. */
  scale: number
  around: Box
  selected: ReadonlySet<string>
}

/** Below these many pixels a tile's lines are a grey surface, and no help. */
const LEAST_TILE = 7

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
  // areas lie on the floor, walls stand on it
  const sorted = shapes.toSorted((one, other) => HEIGHTS[one.kind] - HEIGHTS[other.kind])
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
      {grid && grid.tile * scale >= LEAST_TILE && <path d={gridPath(grid)} className={styles.tiles} />}
      {shapes.map(
        (shape) =>
          shape.kind === 'aisle' &&
          shape.name &&
          meets(boxAround(shape.points), around) && (
            <AisleName key={shape.id} {...shape} scale={scale} name={shape.name} />
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

const HEIGHTS: Record<PlanShape['kind'], number> = {
  aisle: 0,
  zone: 1,
  wall: 2,
  column: 3,
  door: 4,
  label: 5,
}
const isArea = ({ kind }: PlanShape) => kind === 'aisle' || kind === 'zone'

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
      return (
        shape.size * scale >= LEAST_LABEL && (
          <text
            x={shape.x}
            y={shape.y}
            fontSize={shape.size}
            transform={`rotate(${shape.rotation ?? 0} ${shape.x} ${shape.y})`}
            className={styles.label}
          >
            {shape.text}
          </text>
        )
      )
  }
}

/** Pixels a label's letters are high at least. */
const LEAST_LABEL = 8
/** Pixels: the words in an aisle. */
const AREA_TEXT = 11

/** The zones' names, in their upper left corners, over what stands in them. */
export const ZoneNames = memo(function ZoneNames({
  shapes,
  scale,
}: Pick<StructureProps, 'shapes' | 'scale'>) {
  return shapes.map((shape) => {
    if (shape.kind !== 'zone') return null
    const { x, y, width } = boxAround(shape.points)
    return (
      <text
        key={shape.id}
        x={x + AREA_TEXT / 2 / scale}
        y={y + AREA_TEXT / scale}
        fontSize={AREA_TEXT / scale}
        strokeWidth={3 / scale}
        className={styles.zoneName}
      >
        {cut(shape.name, (width * scale) / AREA_TEXT - 1)}
      </text>
    )
  })
})

interface AisleNameProps {
  name: string
  points: readonly Point[]
  scale: number
  heat: 'cold' | 'hot'
}

/** Along the aisle, where it is wide enough to hold words. */
function AisleName({ name, points, scale, heat }: AisleNameProps) {
  const { x, y, width, height } = boxAround(points)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isUpright = height > width
  if (Math.min(width, height) * scale < AREA_TEXT + 2) return null
  return (
    <text
      {...middle}
      fontSize={AREA_TEXT / scale}
      transform={`rotate(${isUpright ? -90 : 0} ${middle.x} ${middle.y})`}
      data-heat={heat}
      className={styles.aisleName}
    >
      {cut(name, (Math.max(width, height) * scale) / AREA_TEXT - 1)}
    </text>
  )
}
