import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Icon, join } from '@fairhouse/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { sorts, type GameFilter } from './game-filter.ts'
import { Filters } from './filters.tsx'
import { isTyping } from './is-typing.ts'
import type { SetFilter } from './use-set-filter.ts'
import { useDebouncedField } from './use-debounced-field.ts'

interface Props {
  choice: GameFilter
  choose: SetFilter
}

const inputClass = join(
  'min-h-12 w-full rounded-full border border-control bg-surface ps-12 pe-4 text-base',
  'placeholder:text-text-quiet hover:border-accent',
)

/** Search, sort and filters. */
export function Toolbar({ choice, choose }: Props) {
  return (
    <search className="relative flex flex-wrap items-start gap-2 sm:gap-3">
      <NameField name={choice.name} onName={(name) => choose({ name }, true)} />
      <Sort sort={choice.sort} onSort={(sort) => choose({ sort })} />
      <Filters choice={choice} choose={choose} />
    </search>
  )
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { t } = useWords(lobbyWords)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useDebouncedField(name, onName)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <span className="relative flex min-w-0 grow basis-full items-center sm:basis-60">
      <Icon name="search" className="pointer-events-none absolute start-4 text-text-quiet" />
      <input
        ref={input}
        type="search"
        aria-label={t('lobby.search')}
        aria-keyshortcuts="/"
        placeholder={t('lobby.search')}
        value={typed}
        maxLength={64}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        className={inputClass}
      />
    </span>
  )
}

type Sorted = GameFilter['sort']

function Sort({ sort, onSort }: { sort: Sorted; onSort: (sort: Sorted) => void }) {
  const { t } = useWords(lobbyWords)
  const id = useId()
  return (
    <Chosen id={id} label={t('lobby.sort')}>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => {
          const chosen = sorts.find((one) => one === target.value)
          if (chosen) onSort(chosen)
        }}
        className={join(
          'min-h-12 w-full cursor-pointer appearance-none rounded-full border border-control',
          'bg-surface ps-4 pe-10 text-sm font-semibold text-text hover:border-accent',
        )}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t(`lobby.sort_${one}`)}
          </option>
        ))}
      </select>
    </Chosen>
  )
}

function Chosen({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <span className="relative flex grow basis-0 items-center sm:grow-0 sm:basis-auto">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children}
      <Icon name="chevron" className="pointer-events-none absolute end-4 size-4 text-text-quiet" />
    </span>
  )
}
