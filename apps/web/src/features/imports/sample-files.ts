import models from './sample/device_types.csv?url&no-inline'
import assets from './sample/devices.csv?url&no-inline'
import racks from './sample/racks.csv?url&no-inline'

const SAMPLE = [
  { name: 'assets.csv', address: assets },
  { name: 'models.csv', address: models },
  { name: 'racks.csv', address: racks },
] as const

/** The sample data centre as files, like any that a person chooses. Throws where one cannot be fetched. */
export const sampleFiles = (): Promise<File[]> =>
  Promise.all(
    SAMPLE.map(async ({ name, address }) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${name} is not there`)
      return new File([await answer.blob()], name)
    }),
  )
