import { Button, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useWords } from '#lib/words'
import type { AuditFilter } from './told.ts'

const texts = ['actor', 'action', 'subject'] as const
const times = ['from', 'to'] as const

type Typed = Partial<Record<(typeof texts)[number] | (typeof times)[number], string>>

/** What was typed as it is asked for; what was left empty is not. */
function filterOf(typed: Typed): AuditFilter {
  const written = texts.flatMap((name) => {
    const value = typed[name]?.trim() ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const moments = times.flatMap((name) => {
    const at = Date.parse(typed[name] ?? '')
    return Number.isNaN(at) ? [] : [[name, new Date(at).toISOString()] as const]
  })
  return Object.fromEntries([...written, ...moments])
}

export function Filters({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState<Typed>({})
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(filterOf(typed))
  }
  const clear = () => {
    setTyped({})
    onFilter({})
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('audit.filter')}
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      {texts.map((name) => (
        <Field
          key={name}
          label={t(`audit.by_${name}`)}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed[name] ?? ''}
          onChange={set(name)}
        />
      ))}
      {times.map((name) => (
        <Field
          key={name}
          type="datetime-local"
          label={t(`audit.${name}`)}
          value={typed[name] ?? ''}
          onChange={set(name)}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" size="small" icon="search">
          {t('audit.show')}
        </Button>
        <Button variant="plain" size="small" onClick={clear}>
          {t('audit.clear')}
        </Button>
      </div>
    </form>
  )
}
