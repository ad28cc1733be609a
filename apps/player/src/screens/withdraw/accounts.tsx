import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, IconButton, Monogram, type IconName } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import type { Account, Facts } from './facts.ts'

/** LIST of the kinds' icons. */
export const kindIcons: Record<Account['kind'], IconName> = {
  bank: 'cards',
  ewallet: 'phone',
  crypto: 'chain',
}

interface Props {
  facts: Facts
  onBind: () => void
  onRemoved: () => void
}

export function Accounts({ facts, onBind, onRemoved }: Props) {
  const { t } = useWords(centreWords)
  const { accounts, mostAccounts } = facts
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t('withdraw.accounts')}</h3>
      {accounts.length === 0 && <p className="text-text-quiet">{t('withdraw.accounts_none')}</p>}
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.id}>
            <Row account={account} facts={facts} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      {accounts.length < mostAccounts && (
        <div>
          <Button variant="quiet" icon="plus" onClick={onBind}>
            {t('withdraw.bind')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface RowProps {
  account: Account
  facts: Facts
  onRemoved: () => void
}

/** The short code of a listed bank or wallet, else the start of its name. */
function lettersOf({ kind, institution }: Account, { institutions }: Facts): string {
  const listed = kind === 'crypto' ? [] : institutions[kind]
  return listed.find(({ name }) => name === institution)?.id ?? institution.slice(0, 3)
}

function Row({ account, facts, onRemoved }: RowProps) {
  const { t } = useWords(centreWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const [isAsked, setAsked] = useState(false)
  const { id, institution, number, name, state } = account
  const remove = async () => {
    const isDone = await run(() => guarded(() => call('DELETE /wps/withdrawal/account', { id })))
    if (isDone) onRemoved()
  }
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line px-4 py-3">
      <div className="flex items-center gap-3">
        <Monogram letters={lettersOf(account, facts)} />
        <p className="flex min-w-0 grow flex-col">
          <span className="font-semibold break-words">
            {institution} <bdi className="whitespace-nowrap">{number}</bdi>
          </span>
          <span className="text-sm text-text-quiet">{name}</span>
          {state === 'review' && (
            <span className="text-sm text-warn">{t('withdraw.in_review')}</span>
          )}
        </p>
        <IconButton
          variant="plain"
          icon="close"
          label={t('withdraw.remove', { account: `${institution} ${number}` })}
          onClick={() => setAsked(true)}
        />
      </div>
      {isAsked && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm">{t('withdraw.remove_sure')}</span>
          <Button size="small" variant="quiet" busy={busy} onClick={() => void remove()}>
            {t('withdraw.remove_yes')}
          </Button>
          <Button size="small" variant="plain" onClick={() => setAsked(false)}>
            {t('withdraw.remove_no')}
          </Button>
        </div>
      )}
      <Problem text={problem} />
    </div>
  )
}
