import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { memo } from 'react'
import type { PlanItem } from './floor-plan-types.ts'
import { cornersOf, partOf } from './plan-geometry.ts'
import { paintOf, variableOf, type Paint } from './plan-paint.ts'
import { pathOf, turned } from './plan-shapes.ts'
import { linesOf, textAngle } from './plan-text.ts'
import { FRONT, HATCHED_TONES, hatchId } from './plan-hatch.ts'

const styles = floorPlan()

export interface PlanItemsProps {
  /** Of this plan alone on the page: names its patterns. */
  planId: string
  items: readonly PlanItem[]
  selected: ReadonlySet<string>
  /** The scale words are made for, and the ids of the things that get any. */
  text: { scale: number; ids: ReadonlySet<string> } | null
}

/** Racks and what else stands on the floor, each an element of its own. */
// five hundred of them stay as they are while one moves, and all while the room is panned
export const PlanItems = memo(function PlanItems({ planId, items, selected, text }: PlanItemsProps) {
  return items.map((item) => (
    <g key={item.id} className={styles.item} {...(item.isFaded && { 'data-faded': '' })}>
      <Item
        planId={planId}
        item={item}
        isSelected={selected.has(item.id)}
        textScale={text?.ids.has(item.id) ? text.scale : 0}
      />
    </g>
  ))
})

interface HeldItemsProps {
  items: readonly PlanItem[]
  ids: ReadonlySet<string>
}

/** Makes what a hand has pale where it stood: one veil over all of it, for five hundred are not drawn anew within a frame. */
export const HeldItems = memo(function HeldItems({ items, ids }: HeldItemsProps) {
  const held = items.filter(({ id }) => ids.has(id))
  return <path d={held.map((item) => pathOf(cornersOf(item), true)).join('')} className={styles.veil} />
})

interface MovedItemsProps extends HeldItemsProps {
  planId: string
  /** The scale words are made for. */
  scale: number
}

/** So many have their words while they move; of more the outlines are enough to see where they go. */
const FEW = 40

/** Things in a hand, about where they stood. */
export const MovedItems = memo(function MovedItems({ planId, items, ids, scale }: MovedItemsProps) {
  const held = items.filter(({ id }) => ids.has(id))
  if (held.length <= FEW)
    return held.map((item) => <Item key={item.id} planId={planId} item={item} isSelected textScale={scale} />)
  const faces = Map.groupBy(held, (item) => paintOf(item, true).meter)
  return [...faces].map(([meter, alike]) => (
    <g key={meter}>
      <path
        d={alike.map((item) => pathOf(cornersOf(item), true)).join('')}
        fill={variableOf('surface')}
        stroke={variableOf('accent-graphic')}
        className={styles.face}
      />
      <path d={alike.map((item) => meterPath(item)).join('')} fill={variableOf(meter)} />
    </g>
  ))
})

function meterPath(item: PlanItem): string {
  const { share } = paintOf(item, true)
  return share > 0 ? pathOf(cornersOf(partOf(item, 0, share)), true) : ''
}

interface ItemProps {
  planId: string
  item: PlanItem
  isSelected: boolean
  /** 0 is without words. */
  textScale: number
}

/** Whether two are drawn alike about their middles, wherever these lie. */
const isAlike = (one: PlanItem, other: PlanItem) =>
  one.width === other.width &&
  one.depth === other.depth &&
  one.rotation === other.rotation &&
  one.fill === other.fill &&
  one.isPlanned === other.isPlanned &&
  one.name === other.name &&
  one.value === other.value

const Item = memo(function Item(props: ItemProps) {
  const { x, y, rotation } = props.item
  return (
    <g transform={`translate(${x} ${y}) ${turned(rotation)}`}>
      <Body {...props} />
    </g>
  )
})

// what only lies elsewhere is moved as it was drawn
const Body = memo(
  function Body({ planId, item, isSelected, textScale }: ItemProps) {
    return (
      <>
        <ItemFace planId={planId} item={item} isSelected={isSelected} />
        <path d={frontPath(item)} className={styles.front} />
        {textScale > 0 && <Words item={item} scale={textScale} />}
      </>
    )
  },
  ({ item: one, ...before }, { item: other, ...after }) =>
    before.planId === after.planId &&
    before.isSelected === after.isSelected &&
    before.textScale === after.textScale &&
    isAlike(one, other),
)

/** How a thing is filled, about its middle. */
export function ItemFace({ planId, item, isSelected }: Omit<ItemProps, 'textScale'>) {
  const { width, depth } = item
  const paint = paintOf(item, isSelected)
  return (
    <>
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        fill={variableOf(paint.face)}
        stroke={variableOf(paint.edge)}
        data-line={paint.line}
        className={styles.face}
      />
      <Meter planId={planId} item={item} paint={paint} />
    </>
  )
}

/** The line that marks the front, a little inside of it. */
const frontPath = ({ width, depth }: PlanItem) => `M${-width * 0.36} ${depth / 2 - FRONT}h${width * 0.72}`

function Meter({ planId, item: { width, depth }, paint }: { planId: string; item: PlanItem; paint: Paint }) {
  const { share, reserved, isStruck } = paint
  const [left, front] = [-width / 2, depth / 2]
  return (
    <>
      {share > 0 && (
        <rect
          x={left}
          y={front - depth * share}
          width={width}
          height={depth * share}
          fill={variableOf(paint.meter)}
        />
      )}
      {reserved > 0 && (
        <rect
          x={left}
          y={front - depth * (share + reserved)}
          width={width}
          height={depth * reserved}
          fill={`url(#${hatchId(planId, paint.hatch)})`}
        />
      )}
      {isStruck && (
        <path
          d={`M${left} ${front}L${-left} ${-front}`}
          stroke={variableOf(paint.edge)}
          className={styles.face}
        />
      )}
    </>
  )
}

function Words({ item, scale }: { item: PlanItem; scale: number }) {
  const lines = linesOf(item, scale)
  const turn = textAngle(item.rotation) - item.rotation
  return (
    lines.length > 0 && (
      <g transform={turned(turn)}>
        {lines.map(({ text, is, size, y }, at) => (
          // a name of two lines is two of one kind; a line that only comes to lie elsewhere stays the same one
          <text key={at} y={y} fontSize={size} className={styles[is]}>
            {text}
          </text>
        ))}
      </g>
    )
  )
}

/** The patterns that reservations are hatched with, as fine at every scale. */
export function PlanHatches({ planId, scale }: { planId: string; scale: number }) {
  return (
    <defs>
      {HATCHED_TONES.map((colour) => (
        <pattern
          key={colour}
          id={hatchId(planId, colour)}
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45) scale(${1 / scale})`}
        >
          <path d="M0 0v5" stroke={variableOf(colour)} strokeWidth={1} />
        </pattern>
      ))}
    </defs>
  )
}
