import type { Asset } from '@plenum/domain/asset'
import { placeWords } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Checkbox } from '@plenum/ui/checkbox'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { CertificateField } from './certificate-field.tsx'
import { MediaFields } from './media-fields.tsx'
import type { Ending } from './use-ending.ts'

interface EndingFieldsProps {
  ending: Ending
  /** Where it stands, and whether a plan for it is dropped. */
  asset: Pick<Asset, 'location' | 'planned_move'>
}

/** Whether a thing has left, what its data became, and the document that shows it. */
export function EndingFields({ ending, asset }: EndingFieldsProps) {
  const { t } = useTranslation('life')
  const required = useTranslation('issues').t(($) => $.required)
  const { close, data, bears, isTried } = ending
  return (
    <>
      <Checkbox
        label={t(($) => $.end.close)}
        checked={close}
        onChange={({ target }) => ending.setClose(target.checked)}
      />
      {close && <Freed asset={asset} />}
      {close && data === 'ask' && (
        <AskData ending={ending} error={isTried && bears === null ? required : undefined} />
      )}
      {close && bears === true && (
        <MediaFields
          media={ending.erasures}
          methods={ending.methods}
          isTried={isTried}
          onMedia={ending.setErasures}
          blank={ending.blank}
        />
      )}
      {close && (
        <CertificateField
          files={ending.certificate}
          isEarly={isTried && ending.isArriving}
          onFiles={ending.setCertificate}
          onBusy={ending.setIsArriving}
        />
      )}
    </>
  )
}

function AskData({ ending: { said, setSaid }, error }: { ending: Ending; error: string | undefined }) {
  const { t } = useTranslation('life')
  return (
    <FieldGroup label={t(($) => $.end.data)} error={error}>
      <Segment
        label={t(($) => $.end.data)}
        value={said === null ? '' : said ? 'yes' : 'no'}
        onValueChange={(value) => setSaid(value === 'yes')}
        options={[
          { value: 'yes', label: t(($) => $.end.data_yes) },
          { value: 'no', label: t(($) => $.end.data_no) },
        ]}
      />
    </FieldGroup>
  )
}

/** What closing the record does besides. */
function Freed({ asset: { location, planned_move } }: Pick<EndingFieldsProps, 'asset'>) {
  const { t } = useTranslation('life')
  const freed = location ? t(($) => $.end.frees, { place: placeWords(location) }) : t(($) => $.end.frees_none)
  return (
    <Alert tone="info" title={freed}>
      <p>{t(($) => $.end.close_help)}</p>
      {planned_move && <p>{t(($) => $.end.drops)}</p>}
    </Alert>
  )
}
