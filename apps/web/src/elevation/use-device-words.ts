import type { ComingAsset, StandingAsset } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import type { Mark } from './marks.ts'
import { useSpotWords } from '#app/fit/use-spot-words.ts'

/** What is said of each thing in a drawn rack. */
export function useDeviceWords() {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const spot = useSpotWords()
  const at = ({ position, lane }: StandingAsset) =>
    t(($) => $.device, { unit: position === null ? String(position) : spot({ position, lane }) })
  const named = ({ name, code, status }: StandingAsset) => ({
    name,
    code,
    status: fields(($) => $.status[status]),
  })
  return {
    side: (name: string, face: Face) => t(($) => $.rack_label, { name, face: fields(($) => $.face[face]) }),
    device: (asset: StandingAsset) => t(($) => $.device_label, { ...named(asset), at: at(asset) }),
    beside: (asset: StandingAsset) => t(($) => $.beside_label, named(asset)),
    back: (asset: StandingAsset) => t(($) => $.back_label, { ...named(asset), at: at(asset) }),
    left: (asset: StandingAsset) =>
      `${t(($) => $.device_label, { ...named(asset), at: at(asset) })}, ${t(($) => $.mark.left)}`,
    /** What is said of a thing, with what happens to it on the day that is shown. */
    marked: (label: string, marks: readonly Mark[]) =>
      [label, ...marks.map((mark) => t(($) => $.mark[mark]))].join(', '),
    coming: (asset: ComingAsset) =>
      t(($) => $.coming_label, {
        ...named(asset),
        at: at(asset),
        date: formatDate(language, asset.planned_for),
      }),
  }
}
