import { laneSpan } from '@plenum/domain/lane-span'
import { isGone, type NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { stepOf } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'
import { FixedDevice } from '@plenum/ui/rack-device'
import { FreeUnit, Ghost, Reserved, Root } from '@plenum/ui/rack-elevation'
import { CABINET_MM, type RackUnits } from '@plenum/ui/rack-geometry'
import type { MouseEvent, PointerEvent } from 'react'
import type { Rivals } from '#app/time/rivals.ts'
import type { Board } from './board.ts'
import { partUnder, unitUnder } from './drag.ts'
import { aimAt, isAtHome, type Held } from './held.ts'
import { DrawnDevice } from './drawn-device.tsx'
import { DayMarks, LeftDevices } from './day-marks.tsx'
import { drawnSpan, marksOf } from './marks.ts'
import { stopsOf } from './rack-stops.ts'
import type { ReservedUnits } from './reserved-units.ts'
import { RackStrips } from './rack-strips.tsx'
import { drawnHeight, seenFrom } from './rack-view.ts'
import { useDeviceWords } from './use-device-words.ts'

const NO_RIVALS: Rivals = new Map()

interface RackDrawingProps {
  rack: NodeContents
  units: RackUnits
  face: Face
  board: Board
  reserved?: readonly ReservedUnits[]
}

/** One side of a rack: what stands in it, what comes, what is in the hand and where that would land. */
export function RackDrawing({ rack, units, face, board, reserved = [] }: RackDrawingProps) {
  const { t } = useTranslation('racks')
  const words = useDeviceWords()
  const { hand, onOpen, cursor, images, free, rivals = NO_RIVALS } = board
  const marked = free?.markedAt(rack.node.id, face) ?? null
  const held = hand?.held ?? null
  const isHere = held?.aim?.node_id === rack.node.id && held.aim.face === face
  const aim = held && isHere && !isAtHome(held) ? held.aim : null
  const aimed = (now: Held, at: { clientX: number; clientY: number; currentTarget: Element }) =>
    aimAt(now, {
      rack,
      face,
      unit: unitUnder(at.currentTarget, units, at, stepOf(now.asset.u_height)),
      part: partUnder(at.currentTarget, at),
    })
  const isStill = hand === undefined && onOpen === undefined && free === undefined
  const stops = isStill ? [] : stopsOf({ rack, face, units, reserved })
  const { own, backs } = seenFrom(face, rack.assets)
  const first = stops.find(({ asset }) => asset !== null) ?? stops[0]
  const tabStop = stops.some(({ key }) => key === cursor) ? cursor : first?.key
  const coming = rack.coming.filter((asset) => (asset.face ?? 'front') === face)
  return (
    <Root
      label={words.side(rack.node.name, face)}
      rack={units}
      cabinet={rack.node.outer_width_mm ?? CABINET_MM}
      data-rack={rack.node.id}
      data-face={face}
      strips={<RackStrips rack={rack} units={units} face={face} board={board} />}
      // what the keys do from the device in the hand, a press does from anywhere in a rack
      onClick={(event: MouseEvent<SVGGElement>) =>
        hand && held && event.detail > 0 && hand.drop(aimed(held, event))
      }
      onPointerMove={(event: PointerEvent<SVGGElement>) => {
        if (hand && held?.by === 'hand' && event.pointerType === 'mouse') hand.aim(aimed(held, event))
      }}
    >
      {reserved.map((span) => (
        <Reserved
          key={`${span.position} ${span.lane} ${span.label}`}
          span={{ ...span, across: laneSpan(span.lane ?? null, face) }}
          label={span.label}
          text={span.text}
        />
      ))}
      <LeftDevices rack={rack} face={face} />
      {coming.map((asset) => (
        <FixedDevice
          key={`coming ${asset.id}`}
          span={drawnSpan({ rack, face }, asset, rivals)}
          name={asset.name}
          code={asset.code}
          state="planned"
          label={words.marked(words.coming(asset), marksOf(rack, asset, rivals))}
        />
      ))}
      {backs.map((asset) => (
        <FixedDevice
          key={`back ${asset.id}`}
          span={drawnSpan({ rack, face }, asset)}
          name={asset.name}
          code={asset.code}
          state="back"
          image={images.get(asset[`${face}_image`] ?? '')}
          label={words.back(asset)}
        />
      ))}
      {own
        .filter((asset) => isStill || isGone(asset))
        .map((asset) => (
          <FixedDevice
            key={asset.id}
            span={drawnSpan({ rack, face }, asset, rivals)}
            name={asset.name}
            code={asset.code}
            status={asset.status}
            image={images.get(asset[`${face}_image`] ?? '')}
            label={words.marked(words.device(asset), marksOf(rack, asset, rivals))}
          />
        ))}
      {stops.map((stop) =>
        stop.asset === null ? (
          <FreeUnit
            key={stop.key}
            data-stop={stop.key}
            data-from={stop.free}
            data-to={stop.free + 1}
            tabIndex={stop.key === tabStop ? 0 : -1}
            span={{ position: stop.free, height: 1 }}
            {...free?.unitProps({ rack, units, face, stops }, stop.free)}
            label={t(($) => $.free_unit, { unit: stop.free })}
          />
        ) : (
          <DrawnDevice
            key={stop.key}
            asset={stop.asset}
            isTabStop={stop.key === tabStop}
            place={{ rack, units, face }}
            board={board}
          />
        ),
      )}
      <DayMarks rack={rack} face={face} rivals={rivals} />
      {free && marked && (
        <Ghost span={marked} state="fits">
          {free.words(marked)}
        </Ghost>
      )}
      {aim?.position != null && held && hand && (
        <Ghost
          span={{
            position: aim.position,
            height: drawnHeight(held.asset),
            across: laneSpan(aim.lane, face),
          }}
          state={hand.reason === null ? 'fits' : 'refused'}
        >
          {[t(($) => $.unit, { unit: aim.position }), hand.reason]
            .filter((part) => part !== null)
            .join(' · ')}
        </Ghost>
      )}
    </Root>
  )
}
