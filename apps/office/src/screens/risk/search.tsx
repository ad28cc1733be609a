import { adminWords } from '@fairhouse/i18n/office'
import { Button, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useWords } from '#lib/words'

interface Props {
  label: string
  onSearch: (wanted: string) => void
}

/** An empty search finds everything. */
export function Search({ label, onSearch }: Props) {
  const { t } = useWords(adminWords)
  const [typed, setTyped] = useState('')
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form noValidate onSubmit={search} className="flex grow flex-wrap items-end gap-3 sm:max-w-md">
      <div className="min-w-40 flex-1">
        <Field
          label={label}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" variant="quiet" icon="search">
        {t('risk.find')}
      </Button>
    </form>
  )
}
