import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Button, Field, Icon, join } from '@fairhouse/ui'
import { useId } from 'react'
import { countFilters, type GameFilter } from './game-filter.ts'
import type { SetFilter } from './use-set-filter.ts'
import { useDebouncedField } from './use-debounced-field.ts'

/** LIST of the minimum numbers of lines to filter by. */
const lineCounts = ['5', '10', '20', '25', '40', '50', '100']

const summaryClass = join(
  'inline-flex min-h-11 w-full cursor-pointer list-none items-center justify-center gap-2',
  'rounded-full border border-control bg-surface px-4 text-sm font-semibold',
  'hover:border-accent sm:min-h-12 sm:px-5',
)

const panelClass = join(
  'absolute inset-x-0 z-5 mt-2 flex flex-wrap items-end gap-3 rounded-card border border-line',
  'bg-surface p-4 shadow-pop sm:start-auto sm:w-96',
)

interface Props {
  choice: GameFilter
  choose: SetFilter
}

/** Less used filters behind a button with the number of active ones. */
export function Filters({ choice, choose }: Props) {
  const { t } = useWords(lobbyWords)
  const count = countFilters(choice)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes
    <details
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
      className="shrink-0 sm:relative"
    >
      <summary className={summaryClass}>
        <Icon name="sliders" />
        {t('lobby.filters')}
        {count > 0 && (
          <span className="rounded-full bg-accent px-2 text-on-accent">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('lobby.filters_set', { count })}</span>
          </span>
        )}
      </summary>
      <div className={panelClass}>
        <MinBet minBet={choice.minBet} onChange={(minBet) => choose({ minBet }, true)} />
        <Lines lines={choice.lines} onChange={(lines) => choose({ lines })} />
        {count > 0 && (
          <Button variant="plain" size="small" onClick={() => choose({ minBet: '', lines: '' })}>
            {t('lobby.filters_clear')}
          </Button>
        )}
      </div>
    </details>
  )
}

function MinBet({ minBet, onChange }: { minBet: string; onChange: (minBet: string) => void }) {
  const { t } = useWords(lobbyWords)
  const [typed, setTyped] = useDebouncedField(minBet, onChange)
  return (
    <div className="grow basis-40">
      <Field
        label={t('lobby.min_bet')}
        inputMode="decimal"
        maxLength={16}
        value={typed}
        onChange={(value) => setTyped(value.replaceAll(/[^\d.]/g, ''))}
      />
    </div>
  )
}

function Lines({ lines, onChange }: { lines: string; onChange: (lines: string) => void }) {
  const { t } = useWords(lobbyWords)
  const id = useId()
  const counts = lines === '' || lineCounts.includes(lines) ? lineCounts : [lines, ...lineCounts]
  return (
    <div className="flex grow basis-32 flex-col gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('lobby.lines')}
      </label>
      <select
        id={id}
        value={lines}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-surface-sunken px-3"
      >
        <option value="">{t('lobby.lines_any')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('lobby.lines_least', { count })}
          </option>
        ))}
      </select>
    </div>
  )
}
