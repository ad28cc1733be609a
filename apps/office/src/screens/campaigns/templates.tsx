import { adminWords } from '@fairhouse/i18n/office'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { Rows, type Column } from '#features/list'
import { ColleagueName } from '#features/people'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { TemplateForm } from './template-form.tsx'
import { missingLanguages, type Brand, type Template } from './view.ts'

interface Props {
  brand: Brand
  templates: readonly Template[]
}

/** Message templates. */
export function Templates({ brand, templates }: Props) {
  const { t } = useWords(adminWords)
  const [open, setOpen] = useState<string>()
  const columns = useColumns(brand, setOpen)
  const chosen = templates.find(({ id }) => id === open)
  if (open === 'new' || chosen) {
    return <TemplateForm {...{ brand }} template={chosen} onClose={() => setOpen(undefined)} />
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button size="small" icon="plus" onClick={() => setOpen('new')}>
          {t('letters.add_template')}
        </Button>
      </div>
      <Rows
        caption={t('letters.tab_templates')}
        columns={columns}
        rows={templates}
        keyOf={({ id }) => id}
        empty={t('letters.no_templates')}
      />
    </div>
  )
}

function useColumns(brand: Brand, open: (id: string) => void): Column<Template>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return [
    {
      key: 'name',
      label: t('letters.template_name'),
      isHeading: true,
      cell: ({ id, name }) => (
        <Button size="small" variant="plain" onClick={() => open(id)}>
          {name}
        </Button>
      ),
    },
    {
      key: 'missing',
      label: t('content.missing'),
      cell: ({ words }) => missingLanguages(words, brand).join(', ') || '–',
    },
    { key: 'at', label: t('letters.changed_at'), cell: ({ at }) => when(at) },
    { key: 'by', label: t('letters.by'), cell: ({ by }) => <ColleagueName id={by} /> },
  ]
}
