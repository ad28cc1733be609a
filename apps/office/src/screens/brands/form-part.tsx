import { adminWords } from '@fairhouse/i18n/office'
import type { RegisterField } from '@fairhouse/protocol'
import { defaultRules } from '@fairhouse/rules'
import { Button, Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { FormPreview } from './form-preview.tsx'
import { RuleRow } from './rule-row.tsx'
import { registerFields, type PartProps, type Rule } from './view.ts'
import { useFault } from './use-fault.ts'
import { useFormWords, formLabel } from './use-form-words.ts'

const first: Omit<Rule, 'field'> = { ...defaultRules.any, required: false }

/** Fields of the registration form, their order and rules, with a preview. */
export function FormPart({ document, faults, set }: PartProps) {
  const { t, language } = useWords(adminWords)
  const fault = useFault(faults)
  const words = useFormWords(language)
  const rules = document.registerRules
  const change = (to: Rule[]) => set({ registerRules: to })
  const move = (from: number, to: number) => {
    const rule = rules[from]
    const others = rules.filter((_, at) => at !== from)
    if (rule && to >= 0 && to < rules.length) change(others.toSpliced(to, 0, rule))
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <ol className="flex flex-col gap-2">
          {rules.map((rule, place) => (
            <RuleRow
              key={rule.field}
              rule={rule}
              label={formLabel(words?.register, rule.field)}
              words={words?.rules}
              {...fault(`registerRules.${rule.field}`)}
              onChange={(to) => change(rules.map((one, at) => (at === place ? to : one)))}
              onMove={(by) => move(place, place + by)}
              onRemove={() => change(rules.filter((_, at) => at !== place))}
            />
          ))}
        </ol>
        <Missing {...{ document, faults, set }} />
        <AddField
          left={registerFields.filter((field) => rules.every((rule) => rule.field !== field))}
          labelOf={(field) => formLabel(words?.register, field)}
          onAdd={(field) => change([...rules, { ...first, field }])}
        />
        <p className="text-sm text-text-quiet">{t('brands.form_text')}</p>
      </div>
      <FormPreview document={document} />
    </div>
  )
}

/** Lists required fields that are missing and so have no row. */
function Missing({ document, faults }: PartProps) {
  const { t } = useWords(adminWords)
  const collected = new Set<string>(document.registerRules.map(({ field }) => field))
  const missing = Object.keys(faults)
    .filter((name) => name.startsWith('registerRules.'))
    .map((name) => name.slice('registerRules.'.length))
    .filter((field) => !collected.has(field))
  if (missing.length === 0) return null
  return <p className="text-sm text-bad">{t('brands.missing', { names: missing.join(', ') })}</p>
}

interface AddProps {
  left: readonly RegisterField[]
  labelOf: (field: RegisterField) => string
  onAdd: (field: RegisterField) => void
}

function AddField({ left, labelOf, onAdd }: AddProps) {
  const { t } = useWords(adminWords)
  const [chosen, setChosen] = useState<RegisterField>()
  const field = left.find((one) => one === chosen) ?? left[0]
  if (field === undefined) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 basis-64">
        <Choice
          label={t('brands.add_field')}
          options={left.map((value) => ({ value, label: labelOf(value) }))}
          value={field}
          onChange={setChosen}
        />
      </div>
      <Button size="small" variant="quiet" icon="plus" onClick={() => onAdd(field)}>
        {t('brands.add')}
      </Button>
    </div>
  )
}
