import { typeOfWord } from '@plenum/domain/asset-import-type'
import type { RecordValues } from '@plenum/domain/record-import-read'
import { refusal } from '../api-error.ts'
import { companyTypes } from './imports-types.ts'
import { textOf, type Scene } from './record-writer.ts'

/** The values with the code of the type that they name in words. */
export async function withType({ tx, author }: Scene, values: RecordValues): Promise<RecordValues> {
  if (values.asset_type === undefined) return values
  const code = typeOfWord(textOf(values, 'asset_type'), await companyTypes(tx, author.company_id))
  if (code === null) throw refusal(400, 'unknown_option', 'asset_type')
  return { ...values, asset_type: code }
}
