import { assetTypeApi } from '@plenum/api-client/library'
import type { AssetDecommission } from '@plenum/domain/decommission'
import { bearsData, ErasureInput, methodsFor } from '@plenum/domain/erasure'
import type { StoredFile } from '@plenum/domain/file'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { http } from '#app/api.ts'
import { blankErasure, type Ended } from './media-fields.tsx'

const types = assetTypeApi(http)
const typesQuery = queryOptions({
  queryKey: ['library', 'types'],
  queryFn: async ({ signal }) => (await types.list(signal)).results,
  staleTime: Number.POSITIVE_INFINITY,
})

const Media = v.array(ErasureInput)

/** What is said when a thing leaves for good, besides why, and whether all of it is said. */
export function useEnding(asset: Ended, today: string) {
  const known = useQuery(typesQuery)
  const data = known.data?.find(({ code }) => code === asset.asset_type)?.data_bearing ?? 'ask'
  const [said, setSaid] = useState<boolean | null>(null)
  const [erasures, setErasures] = useState(() => [blankErasure(asset, today)])
  const [close, setClose] = useState(true)
  const [certificate, setCertificate] = useState<StoredFile[]>([])
  const [isArriving, setIsArriving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const bears = bearsData({ data, bears_data: said })
  /** What is sent; null where something is missing, which is said at its place from then on. */
  const answer = (): Omit<AssetDecommission, 'reason' | 'category'> | null => {
    setIsTried(true)
    const proofs = v.safeParse(Media, close && bears === true ? erasures : [])
    if ((close && (bears === null || isArriving)) || !proofs.success) return null
    return {
      close,
      bears_data: said,
      erasures: proofs.output,
      certificate: close ? (certificate[0]?.id ?? null) : null,
    }
  }
  return {
    data,
    methods: methodsFor(data),
    said,
    setSaid,
    bears,
    erasures,
    setErasures,
    blank: () => blankErasure(asset, today),
    close,
    setClose,
    certificate,
    setCertificate,
    isArriving,
    setIsArriving,
    isTried,
    answer,
  }
}

export type Ending = ReturnType<typeof useEnding>
