import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { useId } from 'react'
import { Option } from '#features/option'
import type { Value } from '#lib/call'
import { openCentre } from '#lib/centre'

export type PayoutAccount = Value<'GET /wps/withdrawal/facts'>['accounts'][number]

interface Props {
  amount: string
  accounts: readonly PayoutAccount[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Payout account for the remaining balance of a closing account. */
export function RemainingBalance({ amount, accounts, chosen, onChoose }: Props) {
  const { t } = useWords(accountWords)
  const group = useId()
  if (accounts.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t('security.close_no_account', { amount })}</p>
        <Button variant="quiet" onClick={() => openCentre('withdraw')}>
          {t('security.close_add_account')}
        </Button>
      </div>
    )
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t('security.close_left', { amount })}</legend>
      {accounts.map(({ id, institution, number }) => (
        <Option
          key={id}
          name={group}
          value={id}
          label={`${institution} ${number}`}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  )
}
