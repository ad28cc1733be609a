import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Icon, join, SearchField } from '@fairhouse/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { sorts, type GameFilter } from './game-filter.ts'
import { Filters } from './filters.tsx'
import { isTyping } from './is-typing.ts'
import type { SetFilter } from './use-set-filter.ts'
import { useDebouncedField } from './use-debounced-field.ts'

interface Props {
  choice: GameFilter
  choose: SetFilter
  /** Chips. */
  children: ReactNode
}

/** The filters are one row, which a phone scrolls sideways. */
const rowClass = join(
  'max-sm:-my-1 max-sm:-me-4 max-sm:flex max-sm:min-w-0 max-sm:grow max-sm:gap-2 max-sm:py-1',
  'max-sm:overflow-x-auto max-sm:pe-4 max-sm:[scrollbar-width:none] sm:contents',
)

/** Search, sort and filters. */
export function Toolbar({ choice, choose, children }: Props) {
  return (
    <search className="relative flex flex-wrap items-start gap-2 sm:gap-x-3 sm:gap-y-1">
      <NameField name={choice.name} onName={(name) => choose({ name }, true)} />
      <div className="flex w-full gap-2 sm:contents">
        <Filters choice={choice} choose={choose} />
        <div className={rowClass}>
          <Sort sort={choice.sort} onSort={(sort) => choose({ sort })} />
          {children}
        </div>
      </div>
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
    <span className="flex min-w-0 grow basis-full sm:basis-60">
      <SearchField
        ref={input}
        label={t('lobby.search')}
        aria-keyshortcuts="/"
        value={typed}
        maxLength={64}
        onChange={setTyped}
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
          'min-h-11 w-full cursor-pointer appearance-none rounded-full border border-control',
          'bg-surface ps-4 pe-10 text-sm font-semibold text-text hover:border-accent sm:min-h-12',
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
    <span className="relative flex shrink-0 items-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children}
      <Icon name="chevron" className="pointer-events-none absolute end-4 size-4 text-text-quiet" />
    </span>
  )
}
