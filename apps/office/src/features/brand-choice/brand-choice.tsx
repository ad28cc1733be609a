import { Choice } from '@fairhouse/ui'
import { useWords } from '#lib/words'

interface Props {
  brands: readonly { id: string; name: string }[] | undefined
  /** The id of the one that is shown. */
  value: string | undefined
  onChange: (id: string) => void
}

/** Whose page it is; nothing where there is one brand. */
export function BrandChoice({ brands = [], value = '', onChange }: Props) {
  const { t } = useWords()
  if (brands.length < 2) return null
  const options = brands.map(({ id, name }) => ({ value: id, label: name }))
  return <Choice label={t('common.brand')} {...{ options, value, onChange }} />
}
