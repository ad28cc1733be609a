import { Choice } from '@fairhouse/ui'
import { useWords } from '#lib/words'

interface Props {
  brands: readonly { id: string; name: string }[] | undefined
  /** Id of the selected brand. */
  value: string | undefined
  onChange: (id: string) => void
}

/** Selects the brand; renders nothing if there is only one. */
export function BrandChoice({ brands = [], value = '', onChange }: Props) {
  const { t } = useWords()
  if (brands.length < 2) return null
  const options = brands.map(({ id, name }) => ({ value: id, label: name }))
  return <Choice label={t('common.brand')} {...{ options, value, onChange }} />
}
