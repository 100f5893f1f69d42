import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { useState } from 'react'
import * as v from 'valibot'
import { AssetLookup } from './asset-lookup.tsx'
import { AssetsOfPlace } from './assets-of-place.tsx'
import { NewThings } from './new-things.tsx'
import { PasteAssets } from './paste-assets.tsx'
import { ScanAssets } from './scan-assets.tsx'
import type { StepProps } from './step-props.ts'
import { ThingList } from './thing-list.tsx'
import { PickedAsset, withAssets, type Thing } from './values.ts'

const WAYS = ['search', 'scan', 'paste', 'place'] as const
const ADD_WAYS = ['model', ...WAYS] as const
type Way = (typeof ADD_WAYS)[number]

/** Which things: found by their names, scanned one after the other, pasted as a list, all of a place, or yet to come. */
export function WhatStep({ values, onChange, errorAt }: StepProps) {
  const { t } = useTranslation('forms')
  const isAdd = values.kind === 'add'
  const [chosen, setChosen] = useState<Way>(isAdd ? 'model' : 'search')
  const ways = isAdd ? ADD_WAYS : WAYS
  const way = ways.find((each) => each === chosen) ?? 'search'
  const add = (assets: readonly unknown[]) =>
    onChange(({ things }) => ({
      things: withAssets(things, v.parse(v.array(PickedAsset), assets)).slice(0, WORK_ITEMS_MAX),
    }))
  const adding = { there: values.things, onAdd: add }
  return (
    <div className={stack({ gap: '5' })}>
      <div className={stack({ gap: '3' })}>
        <div>
          <Segment
            label={t(($) => $.what.way)}
            value={way}
            onValueChange={setChosen}
            options={ways.map((value) => ({ value, label: t(($) => $.what[value]) }))}
          />
        </div>
        {way === 'search' && <AssetLookup {...adding} />}
        {way === 'scan' && <ScanAssets {...adding} />}
        {way === 'paste' && <PasteAssets {...adding} />}
        {way === 'place' && <AssetsOfPlace {...adding} />}
        {way === 'model' && (
          <NewThings
            onAdd={(made: readonly Thing[]) =>
              onChange(({ things }) => ({ things: [...things, ...made].slice(0, WORK_ITEMS_MAX) }))
            }
          />
        )}
      </div>
      <ThingList
        things={values.things}
        error={errorAt('items')}
        errorAt={errorAt}
        onThings={(by) => onChange(({ things }) => ({ things: by(things) }))}
      />
    </div>
  )
}
