import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, EmptyState, Icon, join, Monogram } from '@fairhouse/ui'
import { useState } from 'react'
import { openCentre } from '#lib/centre'
import { AmountForm } from './amount-form.tsx'
import type { Offer } from './load-offer.ts'
import { methodName } from './method-name.ts'
import { Row } from './row.tsx'

interface Props {
  offer: Offer
  /** True for a first deposit without any limit set. */
  isFirst: boolean
  onBegun: (id: string) => void
}

/** Open deposits first, so that nobody pays twice; then a new one. */
export function ChooseMethod({ offer, isFirst, onBegun }: Props) {
  const { t } = useWords(centreWords)
  const { methods, open, currency } = offer
  const [chosen, setChosen] = useState(methods[0]?.method)
  const method = methods.find((one) => one.method === chosen) ?? methods[0]
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {open.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-text-quiet">{t('deposit.open')}</h3>
          <ul className="flex flex-col gap-2">
            {open.map((deposit) => (
              <li key={deposit.id}>
                <Row deposit={deposit} onOpen={onBegun} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Stopped offer={offer} />
      {isFirst && <LimitHint />}
      {method ? (
        <>
          <Methods methods={methods} chosen={method.method} onChoose={setChosen} />
          <AmountForm key={method.method} {...{ method, currency, onBegun }} />
        </>
      ) : (
        <EmptyState heading="h3" title={t('deposit.none')} text={t('deposit.none_text')} />
      )}
    </div>
  )
}

/** Explains why deposits are paused. */
function Stopped({ offer: { suspended, blockedUntil } }: { offer: Offer }) {
  const { t } = useWords(centreWords)
  if (!suspended && blockedUntil === null) return null
  return (
    <p className="flex items-start gap-3 rounded-control border border-warn px-4 py-3 text-sm">
      <Icon name="alert" className="mt-px size-4.5 text-warn" />
      {t(suspended ? 'deposit.suspended' : 'deposit.blocked')}
    </p>
  )
}

/** Suggests a deposit limit before the first deposit. */
function LimitHint() {
  const { t } = useWords(centreWords)
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-surface-sunken px-4 py-2">
      <p className="grow text-sm text-text-quiet">{t('deposit.limit_hint')}</p>
      <span className="-mx-4">
        <Button variant="plain" size="small" onClick={() => openCentre('safer')}>
          {t('deposit.limit_set')}
        </Button>
      </span>
    </div>
  )
}

const cardClass = join(
  'flex min-h-16 cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4',
  'py-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

const iconClass =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft'

/** Letters of an e-wallet or coin, else the icon of the kind. */
function Mark({ kind, name }: Pick<Offer['methods'][number], 'kind' | 'name'>) {
  if (kind === 'ewallet' || kind === 'crypto') return <Monogram letters={name.slice(0, 2)} />
  return (
    <span className={iconClass}>
      <Icon name={kind === 'bank' ? 'chain' : 'wallet'} className="text-accent" />
    </span>
  )
}

interface MethodsProps {
  methods: Offer['methods']
  chosen: string
  onChoose: (method: string) => void
}

function Methods({ methods, chosen, onChoose }: MethodsProps) {
  const { t } = useWords(centreWords)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('deposit.method')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methods.map(({ method, kind, name, minutes }) => (
          <label key={method} className={cardClass}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              className="sr-only"
            />
            <Mark kind={kind} name={name} />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{methodName({ name, kind }, t)}</span>
              <span className="text-sm text-text-quiet">
                {kind === 'bank' ? t('deposit.by_hand') : t('deposit.minutes', { minutes })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
