import { FixedDevice } from '@plenum/ui/rack-device'
import { RackMark } from '@plenum/ui/rack-mark'
import type { Rivals } from '#app/time/rivals.ts'
import { drawnSpan, marksOf, type DrawnSide } from './marks.ts'
import { seenFrom } from './rack-view.ts'
import { useDeviceWords } from './use-device-words.ts'

/** What left a rack's side on the day that is shown, where it stood. */
export function LeftDevices({ rack, face }: DrawnSide) {
  const words = useDeviceWords()
  return seenFrom(face, rack.left ?? []).own.map((asset) => (
    <FixedDevice
      key={`left ${asset.id}`}
      span={drawnSpan({ rack, face }, asset)}
      name={asset.name}
      code={asset.code}
      state="gone"
      label={words.left(asset)}
    />
  ))
}

/** Badges over what comes, goes and is in conflict on the day that is shown. */
export function DayMarks({ rack, face, rivals }: DrawnSide & { rivals: Rivals }) {
  const coming = rack.coming.filter((asset) => (asset.face ?? 'front') === face)
  const left = seenFrom(face, rack.left ?? []).own.map((asset) => ({ asset, kind: 'left' as const }))
  const others = [...seenFrom(face, rack.assets).own, ...coming].flatMap((asset) => {
    const marks = marksOf(rack, asset, rivals)
    const kind = marks.includes('rival')
      ? ('rival' as const)
      : marks.includes('came')
        ? ('came' as const)
        : null
    return kind === null ? [] : [{ asset, kind }]
  })
  return [...left, ...others].map(({ asset, kind }) => (
    <RackMark
      key={`${kind} ${asset.id}`}
      kind={kind}
      span={drawnSpan({ rack, face }, asset, kind === 'left' ? undefined : rivals)}
    />
  ))
}
