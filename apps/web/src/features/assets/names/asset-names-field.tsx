import type { Asset } from '@plenum/domain/asset'
import { useWords } from '#app/page/use-words.ts'
import { AliasesEditor } from './aliases-editor.tsx'
import { TagsEditor } from './tags-editor.tsx'

/** Tags and former codes where they are read, for who may change them. */
export function AssetNamesField({ asset, field }: { asset: Asset; field: 'tags' | 'aliases' }) {
  useWords('settings')
  return field === 'tags' ? <TagsEditor asset={asset} /> : <AliasesEditor asset={asset} />
}
