import { adminWords, type OfficeAdminKey } from '@fairhouse/i18n/office'
import { Button, Field, IconButton } from '@fairhouse/ui'
import { useWords } from '#lib/words'

type Name = 'type' | 'url' | 'resourceType' | 'labelNameEn' | 'qrCodeUrl' | 'name' | 'phone'

const labels: Record<Name, OfficeAdminKey> = {
  type: 'brands.link_type',
  url: 'brands.link_url',
  resourceType: 'brands.link_type',
  labelNameEn: 'brands.link_label',
  qrCodeUrl: 'brands.link_qr',
  name: 'brands.line_name',
  phone: 'brands.line_phone',
}

interface Props<Row extends Partial<Record<Name, string>>> {
  title: string
  hint?: string
  error?: string
  rows: readonly Row[]
  /** Empty row. */
  fresh: Row
  names: readonly (keyof Row & Name)[]
  onChange: (rows: Row[]) => void
}

/** Ordered list of links. */
export function LinkRows<Row extends Partial<Record<Name, string>>>(props: Props<Row>) {
  const { title, hint, error, rows, fresh, names, onChange } = props
  const { t } = useWords(adminWords)
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      {hint !== undefined && <p className="text-sm text-text-quiet">{hint}</p>}
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
      {rows.map((row, place) => (
        <div key={place} className="flex flex-wrap items-end gap-3">
          {names.map((name) => (
            <div key={name} className="min-w-0 grow basis-40">
              <Field
                label={t(labels[name])}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={500}
                value={row[name] ?? ''}
                onChange={(typed) =>
                  onChange(rows.map((one, at) => (at === place ? { ...one, [name]: typed } : one)))
                }
              />
            </div>
          ))}
          <IconButton
            icon="close"
            variant="plain"
            label={t('brands.remove', { name: `${title} ${place + 1}` })}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      <div>
        <Button size="small" variant="quiet" icon="plus" onClick={() => onChange([...rows, fresh])}>
          {t('brands.add')}
        </Button>
      </div>
    </fieldset>
  )
}
